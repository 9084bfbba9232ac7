import type { Ending } from "../calls/door-client.ts";
import { TextPage } from "./TextPage.tsx";

export const endingTitles: Readonly<Record<Ending | "finished", string>> = {
  finished: "Turno terminado",
  closed: "Puerta cerrada",
  expired: "El enlace venció",
  unknown: "Enlace desconocido",
};
const reasons: Readonly<Record<Ending | "finished", string>> = {
  finished: "Gracias. Este teléfono ya olvidó la lista y el enlace.",
  closed:
    "La organización cerró esta puerta, y este teléfono ya olvidó la lista. Si sigues de turno, pide un enlace nuevo.",
  expired:
    "Se acabó el tiempo de esta puerta, y este teléfono ya olvidó la lista. Si sigues de turno, pide un enlace nuevo.",
  unknown:
    "Este enlace no es de ninguna puerta, y este teléfono no guarda ninguna lista. Pide uno nuevo.",
};

interface Props {
  readonly ending: Ending | "finished";
  readonly unsent: number;
}

/** The phone has forgotten the list. */
export function EndedPage({ ending, unsent }: Props) {
  return (
    <TextPage title={endingTitles[ending]}>
      {reasons[ending]}
      {unsent > 0 &&
        ` ${unsent === 1 ? "1 anotación no alcanzó" : `${unsent} anotaciones no alcanzaron`} a enviarse: avisa a la organización.`}
    </TextPage>
  );
}
