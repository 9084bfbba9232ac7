import type { CommandAnswer } from "../../../domain/panel/panel-calls.ts";
import { Lines } from "./Lines.tsx";

interface SaidProps {
  readonly said: CommandAnswer | null;
  readonly busy: boolean;
  readonly onForget: () => void;
}

/** What the last command said, always in view; screen readers read it out as it comes. */
export function Said({ said, busy, onForget }: SaidProps) {
  return (
    <div className="said" data-kind={said?.kind ?? (busy ? "busy" : "none")}>
      <div role="status" className="said-lines">
        {said === null ? busy && <p>Un momento…</p> : <Lines lines={said.lines} />}
      </div>
      {said !== null && (
        <button type="button" className="button" onClick={onForget}>
          Entendido
        </button>
      )}
    </div>
  );
}
