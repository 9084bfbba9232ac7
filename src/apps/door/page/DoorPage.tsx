import { useSyncExternalStore } from "react";
import { dayAndTime } from "../book/clock-times.ts";
import type { Door } from "../shift/door.ts";
import type { OfflineReadiness } from "../worker/register-worker.ts";
import { DeskPage } from "./desk/DeskPage.tsx";
import { EndedPage, endingTitles } from "./EndedPage.tsx";
import { FailedPage } from "./ErrorBoundary.tsx";
import { StartPage } from "./StartPage.tsx";
import { TextPage } from "./TextPage.tsx";

interface Props {
  readonly door: Door;
  readonly readiness: Promise<OfflineReadiness>;
}

/** Renders the page of the state that the door is in. */
export function DoorPage({ door, readiness }: Props) {
  const state = useSyncExternalStore(door.state.subscribe, door.state.get);
  switch (state.kind) {
    case "opening":
      return <TextPage title="Puerta" text="Abriendo…" />;
    case "no-link":
      return (
        <TextPage
          title="Falta el enlace"
          text="Esta página se abre con el enlace de tu puerta. Pídelo a la organización y ábrelo en este teléfono."
        />
      );
    case "needs-https":
      return (
        <TextPage
          title="Falta https"
          text="La dirección de esta página no es segura, y así el teléfono no presta su cámara ni guarda la lista. Pide a la organización un enlace que empiece con https."
        />
      );
    case "no-storage":
      return (
        <TextPage
          title="Aquí no se puede guardar"
          text="Este navegador no deja guardar la lista. Abre el enlace en una ventana normal, no privada, o en otro navegador."
        />
      );
    case "elsewhere":
      return (
        <TextPage
          title="Abierta en otra pestaña"
          text="La puerta trabaja en la pestaña que se abrió después. Nada se perdió."
          action={{ text: "Seguir aquí", run: () => location.reload() }}
        />
      );
    case "taking":
      return (
        <TextPage
          title="Trayendo la lista"
          text={
            state.isFailing
              ? "No llega: revisa la señal. Se intenta otra vez cada pocos segundos."
              : "Un momento…"
          }
        />
      );
    case "link-refused":
      return (
        <TextPage
          title={endingTitles[state.ending]}
          text={`Ese enlace no abre ninguna puerta. Este teléfono sigue de turno en ${state.door}, y no perdió nada.`}
          action={{ text: `Seguir en ${state.door}`, run: () => void door.goOn() }}
        />
      );
    case "overtime":
      return (
        <TextPage
          title="¿Terminó el turno?"
          text={`Según el reloj de este teléfono, esta puerta cerró ${dayAndTime(state.until, door.shift.now())}. Con red se confirma solo; mientras, aquí no se borra nada.`}
          action={{ text: "Seguir de turno", run: () => door.shift.goOn() }}
        />
      );
    case "ended":
      return <EndedPage {...state} onDrop={(ending) => void door.drop(ending)} />;
    case "failed":
      return <FailedPage />;
    case "working":
      return state.desk.input === null ? (
        <StartPage desk={state.desk} shift={door.shift} readiness={readiness} />
      ) : (
        <DeskPage desk={state.desk} shift={door.shift} />
      );
  }
}
