import type { PanelLine } from "../../../../domain/panel/panel-calls.ts";

/** Lists the lines of a command's answer. */
export function Lines({ lines }: { readonly lines: readonly PanelLine[] }) {
  return (
    <ul className="lines">
      {lines.map(({ tone, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
        <li key={index} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}
