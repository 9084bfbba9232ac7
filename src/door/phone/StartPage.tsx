import { useEffect, useState } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import type { Input } from "./data/door-database.ts";
import type { OfflineReadiness } from "./register-worker.ts";
import { Notices } from "./screen/Notices.tsx";
import { unlockSound } from "./screen/sounds.ts";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";

const readinessTexts: Readonly<Record<OfflineReadiness, string>> = {
  preparing: "Preparando el trabajo sin red…",
  ready: "✓ Lista para trabajar también sin red.",
  unavailable:
    "Este navegador no guarda la página. Sin red sigue mientras no la cierres: mejor abre el enlace en otro navegador.",
};

interface Props {
  readonly view: SessionView;
  readonly session: Session;
  readonly readiness: Promise<OfflineReadiness>;
}

/** Shown once the list is stored. Browsers allow sound only after a touch, which the buttons are. */
export function StartPage({ view, session, readiness }: Props) {
  const [offline, setOffline] = useState<OfflineReadiness>("preparing");
  useEffect(() => {
    void readiness.then(setOffline);
  }, [readiness]);
  function start(input: Input): void {
    session.setInput(input);
    unlockSound();
    // Otherwise a phone that runs out of space may delete what is not sent yet. Nothing waits for the
    // answer, because Firefox's question may stay unanswered.
    navigator.storage?.persist?.().catch(() => {});
  }
  return (
    <Notice
      label="Puerta"
      title={view.door}
      text={`La lista está en este teléfono: ${amount(view.people.size, "persona", "personas")}, con carnet, nombre y ticket. Se borra cuando termines tu turno, y si no ${dayAndTime(view.until, session.now())}, o después, cuando esta página se abra con red.`}
    >
      <p role="status">{readinessTexts[offline]}</p>
      <p>
        Al empezar, el navegador puede preguntar si esta página guarda datos: acéptalo, para que lo
        que anotes sin red no se borre.
      </p>
      <Notices notices={view.notices} onSeen={(id) => void session.dismiss(id)} />
      <div className="actions">
        <Button kind="main" onClick={() => start("camera")}>
          Empezar con la cámara
        </Button>
        <Button onClick={() => start("keyboard")}>Empezar con lector o teclado</Button>
      </div>
    </Notice>
  );
}
