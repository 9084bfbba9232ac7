import { dayAndTime } from "../../book/clock-times.ts";
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
          <button type="button" className="button" onClick={() => void shift.undo()}>
            {`Deshacer la última: ${desk.lastEntry.nombre}`}
          </button>
        )}
        <button type="button" className="button" onClick={onAdd}>
          Agregar a alguien
        </button>
        <button
          type="button"
          className="button"
          onClick={() => shift.setInput(isCameraOn ? "keyboard" : "camera")}
        >
          {isCameraOn ? "Apagar la cámara" : "Encender la cámara"}
        </button>
        <button type="button" className="button" onClick={onFinish}>
          Terminar turno
        </button>
      </div>
      <p className="held">
        {`Este teléfono guarda carnet, nombre y ticket de ${desk.people.size} personas. Las olvida ${dayAndTime(desk.until, shift.now())}, o después, cuando esta página se abra con red.`}
      </p>
    </div>
  );
}
