import { showSuccess } from "#platform/ui/actions/toasts.ts";
import { Button } from "#platform/ui/Button.tsx";
import layout from "#platform/ui/parts/layout.module.css";
import { changesOf } from "../draft/changes.ts";
import { replaceDraft, resolve, useDraft } from "../draft/draft.ts";

/** Files that somebody else published while this browser changed them: one of both is kept. */
export function Conflicts() {
  const draft = useDraft();
  const changes = changesOf(draft, Number.POSITIVE_INFINITY);
  return draft.conflicts.map((file) => {
    const own = changes.filter(({ section }) => section.file === file);
    const names = [...new Set(own.map(({ section }) => section.name))].join(", ");
    return (
      <section key={file} className={layout.panel} aria-label={`Otra persona publicó: ${names}`}>
        <h2>{`Otra persona publicó: ${names}`}</h2>
        <p>
          Lo que usted escribió sigue aquí. Vea la diferencia, primero lo publicado y después lo
          suyo, y elija con qué se queda:
        </p>
        <ul className={layout.list}>
          {own.map(({ section, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
            <li key={index}>{`${section.name}: ${words}`}</li>
          ))}
        </ul>
        <div className={layout.actions}>
          <Button onClick={() => resolve(file, "mine")}>Conservar lo mío</Button>
          <Button
            onClick={() => {
              resolve(file, "theirs");
              showSuccess(`Queda lo publicado: ${names}.`, {
                name: "Deshacer",
                run: () => replaceDraft(draft),
              });
            }}
          >
            Conservar lo publicado
          </Button>
        </div>
      </section>
    );
  });
}
