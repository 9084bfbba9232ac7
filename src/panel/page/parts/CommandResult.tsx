import type { CommandAnswer } from "../../../domain/panel/panel-calls.ts";
import { Lines } from "./Lines.tsx";

interface CommandResultProps {
  readonly result: CommandAnswer | null;
  readonly busy: boolean;
  readonly onForget: () => void;
}

/** What the last command answered, always in view; screen readers read it out as it comes. */
export function CommandResult({ result, busy, onForget }: CommandResultProps) {
  return (
    <div className="result" data-kind={result?.kind ?? (busy ? "busy" : "none")}>
      <div role="status" className="result-lines">
        {result === null ? busy && <p>Un momento…</p> : <Lines lines={result.lines} />}
      </div>
      {result !== null && (
        <button type="button" className="button" onClick={onForget}>
          Entendido
        </button>
      )}
    </div>
  );
}
