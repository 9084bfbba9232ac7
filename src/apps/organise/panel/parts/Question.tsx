import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import type { Asking } from "../calls/use-commands.ts";
import { Lines } from "./Lines.tsx";

/** Shows the question of a command. Closing the dialog answers no. */
export function Question({ answer, reply }: Asking) {
  return (
    <Dialog title={answer.question?.text ?? ""} onClose={() => reply(false)}>
      <div className="scrolled">
        <Lines lines={answer.lines} />
      </div>
      <div className="actions">
        <Button onClick={() => reply(false)}>No</Button>
        <Button kind="main" onClick={() => reply(true)}>
          Sí
        </Button>
      </div>
    </Dialog>
  );
}
