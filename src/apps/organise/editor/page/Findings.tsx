import type { EditorState } from "../../../../content/editor-calls.ts";
import { formatFault } from "../../../../content/faults/fault.ts";

/** All faults and notices of the content, in the words of `npm run contenido`. */
export function Findings({ state: { faults, notices, samples } }: { readonly state: EditorState }) {
  return (
    <section className="findings" aria-label="Revisión del contenido">
      {faults.length > 0 && (
        <details open>
          <summary>Por corregir ({faults.length})</summary>
          <ol>
            {faults.map((fault) => (
              <li key={formatFault(fault)}>
                <pre>{formatFault(fault)}</pre>
              </li>
            ))}
          </ol>
        </details>
      )}
      {notices.length > 0 && (
        <details>
          <summary>Avisos que no impiden publicar ({notices.length})</summary>
          <ul>
            {notices.map(({ file, line, text }) => (
              <li key={`${file}:${line}:${text}`}>
                {file}
                {line === undefined ? "" : `:${line}`}: {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {faults.length === 0 && (
        <p>
          Lo guardado sale en el sitio cuando se publica: con el botón «Publicar», o como lo acordó
          con quien administra el sitio.
        </p>
      )}
      {samples.length > 0 && <p>Material de muestra por reemplazar: {samples.length}.</p>}
    </section>
  );
}
