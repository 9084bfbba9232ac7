import { useEffect, useState } from "react";
import { dayAndTime } from "../../../domain/dates/clock-times.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Input } from "../keep/door-database.ts";
import type { Shift } from "../shift/shift.ts";
import type { Desk } from "../shift/shift-state.ts";
import { unlockSound } from "../signals/sounds.ts";
import type { OfflineReadiness } from "../worker/register-worker.ts";
import { Notices } from "./desk/Notices.tsx";

const readinessTexts: Readonly<Record<OfflineReadiness, string>> = {
  preparing: "Preparando el trabajo sin red…",
  ready: "✓ Lista para trabajar también sin red.",
  unavailable:
    "Este navegador no guarda la página. Sin red sigue mientras no la cierres: mejor abre el enlace en otro navegador.",
};

interface Props {
  readonly desk: Desk;
  readonly shift: Shift;
  readonly readiness: Promise<OfflineReadiness>;
}

/** Shown once the list is stored. Browsers allow sound only after a touch, which the buttons are. */
export function StartPage({ desk, shift, readiness }: Props) {
  const [offline, setOffline] = useState<OfflineReadiness>("preparing");
  useEffect(() => {
    void readiness.then(setOffline);
  }, [readiness]);
  function start(input: Input): void {
    shift.setInput(input);
    unlockSound();
    // Otherwise a phone that runs out of space may delete what is not sent yet.
    navigator.storage?.persist?.().catch(() => {});
  }
  return (
    <Notice
      label="Puerta"
      title={desk.door}
      text={`La lista está en este teléfono: ${desk.people.size} personas, con carnet, nombre y ticket. Se borra cuando termines tu turno, y si no ${dayAndTime(desk.until, shift.now())}, o después, cuando esta página se abra con red.`}
    >
      <p role="status">{readinessTexts[offline]}</p>
      <Notices notices={desk.notices} onSeen={(id) => void shift.dismiss(id)} />
      <div className="actions">
        <Button kind="main" onClick={() => start("camera")}>
          Empezar con la cámara
        </Button>
        <Button onClick={() => start("keyboard")}>Empezar con lector o teclado</Button>
      </div>
    </Notice>
  );
}
