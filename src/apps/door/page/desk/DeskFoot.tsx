import { dayAndTime } from "../../../../domain/dates/clock-times.ts";
import { Button } from "../../../ui/Button.tsx";
import type { Shift } from "../../shift/shift.ts";
import type { Desk } from "../../shift/shift-state.ts";

interface Props {
  readonly desk: Desk;
  readonly shift: Shift;
  readonly isCameraOn: boolean;
  readonly onAdd: () => void;
  readonly onFinish: () => void;
}

/** Rarely used actions, and the data that the phone stores. */
export function DeskFoot({ desk, shift, isCameraOn, onAdd, onFinish }: Props) {
  return (
    <div className="desk-foot">
      <div className="actions">
        {desk.lastEntry !== null && (
          <Button onClick={() => void shift.undo()}>
            {`Deshacer la última: ${desk.lastEntry.nombre}`}
          </Button>
        )}
        <Button onClick={onAdd}>Agregar a alguien</Button>
        <Button onClick={() => shift.setInput(isCameraOn ? "keyboard" : "camera")}>
          {isCameraOn ? "Apagar la cámara" : "Encender la cámara"}
        </Button>
        <Button onClick={onFinish}>Terminar turno</Button>
      </div>
      <p className="held">
        {`Este teléfono guarda carnet, nombre y ticket de ${desk.people.size} personas. Las olvida ${dayAndTime(desk.until, shift.now())}, o después, cuando esta página se abra con red.`}
      </p>
    </div>
  );
}
