import type { CommandAnswer } from "../../../../domain/panel/panel-calls.ts";
import { Button } from "../../../ui/Button.tsx";
import { Lines } from "./Lines.tsx";

interface CommandResultProps {
  readonly result: CommandAnswer | null;
  readonly busy: boolean;
  readonly onForget: () => void;
}

/** The answer to the last command, always in view; screen readers read it when it appears. */
export function CommandResult({ result, busy, onForget }: CommandResultProps) {
  return (
    <div className="result" data-kind={result?.kind ?? (busy ? "busy" : "none")}>
      <div role="status" className="result-lines">
        {result === null ? busy && <p>Un momento…</p> : <Lines lines={result.lines} />}
      </div>
      {result !== null && <Button onClick={onForget}>Entendido</Button>}
    </div>
  );
}
