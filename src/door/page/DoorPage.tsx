import { useSyncExternalStore } from "react";
import type { Door } from "../shift/door.ts";
import type { OfflineReadiness } from "../worker/register-worker.ts";
import { DeskPage } from "./desk/DeskPage.tsx";
import { EndedPage, endingTitles } from "./EndedPage.tsx";
import { StartPage } from "./StartPage.tsx";
import { TextPage } from "./TextPage.tsx";

interface Props {
  readonly door: Door;
  readonly readiness: Promise<OfflineReadiness>;
}

/** The whole page. */
export function DoorPage({ door, readiness }: Props) {
  const state = useSyncExternalStore(door.state.subscribe, door.state.get);
  switch (state.kind) {
    case "opening":
      return <TextPage title="Puerta">Abriendo…</TextPage>;
    case "no-link":
      return (
        <TextPage title="Falta el enlace">
          Esta página se abre con el enlace de tu puerta. Pídelo a la organización y ábrelo en este
          teléfono.
        </TextPage>
      );
    case "needs-https":
      return (
        <TextPage title="Falta https">
          La dirección de esta página no es segura, y así el teléfono no presta su cámara ni guarda
          la lista. Pide a la organización un enlace que empiece con https.
        </TextPage>
      );
    case "no-storage":
      return (
        <TextPage title="Aquí no se puede guardar">
          Este navegador no deja guardar la lista. Abre el enlace en una ventana normal, no privada,
          o en otro navegador.
        </TextPage>
      );
    case "elsewhere":
      return (
        <TextPage
          title="Abierta en otra pestaña"
          action={{ text: "Seguir aquí", run: () => location.reload() }}
        >
          La puerta trabaja en la pestaña que se abrió después. Nada se perdió.
        </TextPage>
      );
    case "taking":
      return (
        <TextPage title="Trayendo la lista">
          {state.isFailing
            ? "No llega: revisa la señal. Se intenta otra vez cada pocos segundos."
            : "Un momento…"}
        </TextPage>
      );
    case "switching":
      return (
        <TextPage
          title="Hay entradas sin enviar"
          action={{ text: `Seguir en ${state.door}`, run: () => void door.choose("kept") }}
          other={{ text: "Perderlas y cambiar de puerta", run: () => void door.choose("new") }}
        >
          Este teléfono está de turno en {state.door} y le falta enviar {state.unsent}. Sigue allí
          hasta que se envíen, termina el turno y abre el enlace nuevo otra vez.
        </TextPage>
      );
    case "link-refused":
      return (
        <TextPage
          title={endingTitles[state.ending]}
          action={{ text: `Seguir en ${state.door}`, run: () => void door.choose("kept") }}
        >
          Ese enlace no abre ninguna puerta. Este teléfono sigue de turno en {state.door}, y no
          perdió nada.
        </TextPage>
      );
    case "ended":
      return <EndedPage ending={state.ending} unsent={state.unsent} />;
    case "working":
      return state.desk.input === null ? (
        <StartPage desk={state.desk} shift={door.shift} readiness={readiness} />
      ) : (
        <DeskPage desk={state.desk} shift={door.shift} />
      );
  }
}
