import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Ending } from "../calls/door-client.ts";

export const endingTitles: Readonly<Record<Ending | "finished", string>> = {
  finished: "Turno terminado",
  closed: "Puerta cerrada",
  expired: "El enlace venció",
  unknown: "Enlace desconocido",
};
const reasons: Readonly<Record<Ending | "finished", string>> = {
  finished: "Gracias. Este teléfono ya olvidó la lista y el enlace.",
  closed: "La organización cerró esta puerta, y este teléfono ya olvidó la lista.",
  expired: "Se acabó el tiempo de esta puerta, y este teléfono ya olvidó la lista.",
  unknown: "Este enlace no es de ninguna puerta, y este teléfono no guarda ninguna lista.",
};

interface Props {
  readonly ending: Ending | "finished";
  readonly unsent: number;
  readonly onDiscard: (ending: Ending) => void;
}

/** The phone has deleted the list; its unsent lines wait for another link. */
export function EndedPage({ ending, unsent, onDiscard }: Props) {
  const title = endingTitles[ending];
  const notes = unsent === 1 ? "1 anotación" : `${unsent} anotaciones`;
  if (ending === "finished") {
    const lost = unsent > 0 ? ` Se borró ${notes} sin enviar: avisa a la organización.` : "";
    return <Notice title={title} text={reasons.finished + lost} />;
  }
  if (unsent === 0) {
    const remedy = " Si sigues de turno, pide un enlace nuevo.";
    return <Notice title={title} text={reasons[ending] + remedy} />;
  }
  const remaining = ` Aquí queda ${notes} sin enviar: pide un enlace nuevo y ábrelo en este teléfono, y se envía.`;
  return (
    <Notice title={title} text={reasons[ending] + remaining}>
      <Button onClick={() => onDiscard(ending)}>{`Borrar ${notes}`}</Button>
    </Notice>
  );
}
