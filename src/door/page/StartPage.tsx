import { useEffect, useState } from "react";
import { dayAndTime } from "../book/clock-times.ts";
import type { Shift } from "../shift/shift.ts";
import type { Desk } from "../shift/shift-state.ts";
import { unlockSound } from "../signals/sounds.ts";
import { isKeptForOffline } from "../worker/register-worker.ts";

interface Props {
  readonly desk: Desk;
  readonly shift: Shift;
}

/** The list is here; a touch begins, which also lets the page sound. */
export function StartPage({ desk, shift }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void isKeptForOffline().then(setReady);
  }, []);
  function start(how: "camera" | "keys"): void {
    unlockSound();
    shift.start(how);
  }
  return (
    <main className="page">
      <p className="label">Puerta</p>
      <h1>{desk.door}</h1>
      <p className="lead">
        La lista está en este teléfono: {desk.people.size} personas, con carnet, nombre y ticket. Se
        borra sola {dayAndTime(desk.until, shift.now()).replace(/^las/, "a las")}, o cuando termines
        tu turno.
      </p>
      <p role="status">
        {isReady ? "✓ Lista para trabajar también sin red." : "Preparando el trabajo sin red…"}
      </p>
      <div className="page-actions">
        <button type="button" className="button" data-kind="main" onClick={() => start("camera")}>
          Empezar con la cámara
        </button>
        <button type="button" className="button" onClick={() => start("keys")}>
          Empezar con lector o teclado
        </button>
      </div>
    </main>
  );
}
