import { useState } from "react";
import { dayAndTime } from "../../book/clock-times.ts";
import type { Shift } from "../../shift/shift.ts";
import type { Desk } from "../../shift/shift-state.ts";
import { FinishForm } from "../forms/FinishForm.tsx";

interface Props {
  readonly desk: Desk;
  readonly shift: Shift;
  readonly isCameraOn: boolean;
  readonly onAdd: () => void;
}

/** What is done now and then, and what the phone holds. */
export function DeskFoot({ desk, shift, isCameraOn, onAdd }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="desk-foot">
      <div className="actions">
        {desk.lastEntry !== null && (
          <button type="button" className="button" onClick={() => void shift.undo()}>
            Deshacer la última: {desk.lastEntry.nombre}
          </button>
        )}
        <button type="button" className="button" onClick={onAdd}>
          Agregar a alguien
        </button>
        <button
          type="button"
          className="button"
          onClick={() => shift.start(isCameraOn ? "keys" : "camera")}
        >
          {isCameraOn ? "Apagar la cámara" : "Encender la cámara"}
        </button>
        <button type="button" className="button" onClick={() => setAsking(true)}>
          Terminar turno
        </button>
      </div>
      <p className="held">
        Este teléfono guarda carnet, nombre y ticket de {desk.people.size} personas hasta{" "}
        {dayAndTime(desk.until, shift.now())}; después las olvida.
      </p>
      {isAsking && (
        <FinishForm
          unsent={desk.unsent}
          onClose={() => setAsking(false)}
          onFinish={() => void shift.finish()}
        />
      )}
    </div>
  );
}
