import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import type { Session } from "../session/session.ts";
import type { SessionView } from "../session/session-state.ts";

interface Props {
  readonly view: SessionView;
  readonly session: Session;
  readonly isCameraOn: boolean;
  readonly onAdd: () => void;
  readonly onFinish: () => void;
}

/** Rarely used actions, and the data that the phone stores. */
export function SessionFooter({ view, session, isCameraOn, onAdd, onFinish }: Props) {
  return (
    <div className="session-foot">
      <div className="actions">
        {view.lastEntry !== null && (
          <Button onClick={() => void session.undo()}>
            {`Deshacer la última: ${view.lastEntry.nombre}`}
          </Button>
        )}
        <Button onClick={onAdd}>Agregar a alguien</Button>
        <Button onClick={() => session.setInput(isCameraOn ? "keyboard" : "camera")}>
          {isCameraOn ? "Apagar la cámara" : "Encender la cámara"}
        </Button>
        <Button onClick={onFinish}>Terminar turno</Button>
      </div>
      <p className="stored-note">
        {`Este teléfono guarda carnet, nombre y ticket de ${amount(view.people.size, "persona", "personas")}. Las olvida ${dayAndTime(view.until, session.now())}, o después, cuando esta página se abra con red.`}
      </p>
    </div>
  );
}
