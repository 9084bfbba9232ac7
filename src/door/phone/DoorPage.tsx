import { useEffect, useState, useSyncExternalStore } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import type { OfflineReadiness } from "./register-worker.ts";
import { REHEARSAL } from "./screen/AnswerScreen.tsx";
import { unlockSound } from "./screen/Feedback.ts";
import { SessionPage } from "./screen/SessionPage.tsx";
import type { Door } from "./session/door.ts";
import type { Input } from "./session/door-database.ts";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

interface Props {
  readonly door: Door;
  readonly readiness: Promise<OfflineReadiness>;
}

const notices = {
  opening: { title: "Puerta", text: "Abriendo…" },
  "no-link": {
    title: "Falta el enlace",
    text: "Esta página se abre con el enlace de tu puerta. Pídelo a la organización y ábrelo en este teléfono.",
  },
  "needs-https": {
    title: "Falta https",
    text: "La dirección de esta página no es segura, y así el teléfono no presta su cámara ni guarda la lista. Pide a la organización un enlace que empiece con https.",
  },
  "no-storage": {
    title: "Aquí no se puede guardar",
    text: "Este navegador no deja guardar la lista. Libera espacio en el teléfono, y abre el enlace en una ventana normal, no privada.",
  },
};

const NOT_COMING = "No llega: revisa la señal. Se intenta otra vez cada pocos segundos.";

export function DoorPage({ door, readiness }: Props) {
  const state = useSyncExternalStore(door.state.subscribe, door.state.get);
  useRestoredFocus(state.kind);
  switch (state.kind) {
    case "opening":
    case "no-link":
    case "needs-https":
    case "no-storage":
      return <Notice {...notices[state.kind]} />;
    case "other-tab":
      return (
        <Notice
          title="Abierta en otra pestaña"
          text="La puerta trabaja en la pestaña que se abrió después. Nada se perdió."
        >
          <Button kind="main" onClick={() => location.reload()}>
            Seguir aquí
          </Button>
        </Notice>
      );
    case "loading":
      return (
        <Notice title="Trayendo la lista" text={state.isFailing ? NOT_COMING : "Un momento…"} />
      );
    case "ended":
      return <EndedPage {...state} onDiscard={() => void door.discardUnsent()} />;
    case "working":
      return state.view.input === null ? (
        <StartPage view={state.view} session={door.session} readiness={readiness} />
      ) : (
        <SessionPage view={state.view} session={door.session} />
      );
  }
}

interface EndedPageProps {
  readonly isFinished: boolean;
  readonly unsent: number;
  readonly onDiscard: () => void;
}

/** The phone has deleted the list; its unsent lines wait for another link. */
function EndedPage({ isFinished, unsent, onDiscard }: EndedPageProps) {
  const notes = amount(unsent, "anotación", "anotaciones");
  if (isFinished) {
    const lost =
      unsent > 0
        ? ` ${unsent === 1 ? "Se borró" : "Se borraron"} ${notes} sin enviar: avisa a la organización.`
        : "";
    const thanks = "Gracias. Este teléfono ya olvidó la lista y el enlace.";
    return <Notice title="Turno terminado" text={thanks + lost} />;
  }
  const ended =
    "La organización cerró la puerta, o su enlace venció o se cambió. Este teléfono no guarda la lista.";
  const remedy =
    unsent === 0
      ? "Si sigues de turno, pide un enlace nuevo."
      : `${unsent === 1 ? "Aquí queda" : "Aquí quedan"} ${notes} sin enviar: pide un enlace nuevo y ábrelo en este teléfono, para que se envíe lo que falta.`;
  return (
    <Notice title="Este enlace ya no abre la puerta" text={`${ended} ${remedy}`}>
      {unsent > 0 && <Button onClick={onDiscard}>{`Borrar ${notes}`}</Button>}
    </Notice>
  );
}

const readinessTexts: Readonly<Record<OfflineReadiness, string>> = {
  preparing: "Preparando el trabajo sin red…",
  ready: "✓ Lista para trabajar también sin red.",
  unavailable:
    "Este navegador no guarda la página. Sin red sigue mientras no la cierres: mejor abre el enlace en otro navegador.",
};

interface StartPageProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly readiness: Promise<OfflineReadiness>;
}

/** Shown once the list is stored. Browsers allow sound only after a touch, which the buttons are. */
function StartPage({ view, session, readiness }: StartPageProps) {
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
      label={view.isRehearsal ? REHEARSAL : "Puerta"}
      title={view.door}
      text={`La lista está en este teléfono: ${amount(view.people.size, "persona", "personas")}, con carnet, nombre y ticket. Se borra cuando termines tu turno, y si no ${dayAndTime(view.until, view.now)}, o después, cuando esta página se abra con red.`}
    >
      <p role="status">{readinessTexts[offline]}</p>
      <p>
        Al empezar, el navegador puede preguntar si esta página guarda datos: acéptalo, para que lo
        que anotes sin red no se borre.
      </p>
      <div className="actions">
        <Button kind="main" onClick={() => start("camera")}>
          Empezar con la cámara
        </Button>
        <Button onClick={() => start("keyboard")}>Empezar con lector o teclado</Button>
      </div>
    </Notice>
  );
}
