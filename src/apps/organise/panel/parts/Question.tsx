import { Modal } from "../../../site/parts/Modal.tsx";
import type { Asking } from "../calls/use-commands.ts";
import { Lines } from "./Lines.tsx";

/** Shows the question of a command. Closing the dialog answers no. */
export function Question({ answer, reply }: Asking) {
  return (
    <Modal title={answer.question?.text ?? ""} onClose={() => reply(false)}>
      <div className="scrolled">
        <Lines lines={answer.lines} />
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={() => reply(false)}>
          No
        </button>
        <button type="button" className="button" data-kind="main" onClick={() => reply(true)}>
          Sí
        </button>
      </div>
    </Modal>
  );
}
