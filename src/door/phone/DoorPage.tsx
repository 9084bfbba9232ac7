import { useEffect, useState, useSyncExternalStore } from "react";
import { dayAndTime } from "#edition/model/phases/clock-times.ts";
import { amount } from "#platform/text/amount.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { PageFailure } from "#platform/ui/PageFailure.tsx";
import { EndedPage, endingTitles } from "./EndedPage.tsx";
import type { OfflineReadiness } from "./register-worker.ts";
import { REHEARSAL } from "./screen/AnswerScreen.tsx";
import { unlockSound } from "./screen/Feedback.ts";
import { Notices } from "./screen/Notices.tsx";
import { SessionPage } from "./screen/SessionPage.tsx";
import type { Door } from "./session/door.ts";
import type { Input } from "./session/door-database.ts";
import type { Session } from "./session/session.ts";
import type { SessionView } from "./session/session-state.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

interface Props {
  readonly door: Pick<Door, "state" | "session" | "resume" | "discardUnsent">;
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
    text: "Este navegador no deja guardar la lista. Abre el enlace en una ventana normal, no privada, o en otro navegador.",
  },
  full: {
    title: "El teléfono está lleno",
    text: "No guarda los cambios: libera espacio y no cierres esta página.",
  },
};

const AGAIN = "Se intenta otra vez cada pocos segundos.";
const notComing = {
  offline: `No llega: revisa la señal. ${AGAIN}`,
  refused: `Hay señal, pero el sitio no atiende ahora. ${AGAIN}`,
};

/** Renders the page of the state that the door is in. */
export function DoorPage({ door, readiness }: Props) {
  const state = useSyncExternalStore(door.state.subscribe, door.state.get);
  useRestoredFocus(state.kind);
  switch (state.kind) {
    case "opening":
    case "no-link":
    case "needs-https":
    case "no-storage":
    case "full":
      return <Notice {...notices[state.kind]} />;
    case "other-tab":
      return (
        <Notice
          title="Abierta en otra pestaña"
          text={`La puerta trabaja en la pestaña que se abrió después. ${lostIn(state.unsaved)}`}
        >
          <Button kind="main" onClick={() => location.reload()}>
            Seguir aquí
          </Button>
        </Notice>
      );
    case "loading":
      return (
        <Notice
          title="Trayendo la lista"
          text={state.failing ? notComing[state.failing] : "Un momento…"}
        >
          {state.door !== null && <ResumeButton door={door} name={state.door} />}
        </Notice>
      );
    case "link-refused":
      return (
        <Notice
          title={endingTitles[state.ending]}
          text={`Ese enlace no abre ninguna puerta. Este teléfono sigue de turno en ${state.door}, y no perdió nada.`}
        >
          <ResumeButton door={door} name={state.door} />
        </Notice>
      );
    case "overtime":
      return (
        <Notice
          title="¿Terminó el turno?"
          text={`Según el reloj de este teléfono, esta puerta cerró ${dayAndTime(state.until, door.session.now())}. Con red se confirma solo; mientras, aquí no se borra nada. Si ya no atiendes la puerta, sigue y presiona «Terminar turno».`}
        >
          <Button kind="main" onClick={() => door.session.resume()}>
            Seguir de turno
          </Button>
        </Notice>
      );
    case "ended":
      return <EndedPage {...state} onDiscard={(ending) => void door.discardUnsent(ending)} />;
    case "failed":
      return <FailedPage />;
    case "working":
      return state.view.input === null ? (
        <StartPage view={state.view} session={door.session} readiness={readiness} />
      ) : (
        <SessionPage view={state.view} session={door.session} />
      );
  }
}

function lostIn(unsaved: number): string {
  if (unsaved === 0) return "Nada se perdió.";
  const notes = amount(unsaved, "anotación", "anotaciones");
  return `El teléfono está lleno y no guardó ${notes} de esta: avisa a la organización.`;
}

/** Shown when the page itself fails. The session continues behind it, outside of React. */
export const FailedPage = () => (
  <PageFailure text="Lo que anotaste no se perdió: recarga la página y sigue." />
);

function ResumeButton({ door, name }: Pick<Props, "door"> & { readonly name: string }) {
  return (
    <Button kind="main" onClick={() => void door.resume()}>
      {`Seguir en ${name}`}
    </Button>
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
      <p role="status">{(view.isStored || offline !== "ready") && readinessTexts[offline]}</p>
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
