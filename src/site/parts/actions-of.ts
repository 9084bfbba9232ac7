import type { Edition } from "#edition/model/edition.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { phaseTexts } from "#edition/model/phases/phase-texts.ts";
import type { ActionLinksProps } from "./ActionLinks.tsx";

/** The actions of an edition, which the page repeats in several places. */
export function actionsOf({
  edicion,
  ediciones,
}: Pick<Edition, "edicion" | "ediciones">): ActionLinksProps {
  return {
    tickets: edicion.entradas,
    dates: phaseDates(edicion),
    texts: phaseTexts(edicion, import.meta.env.STATIC, ediciones[0]?.anio),
    photos: ediciones.length > 0 ? "#ediciones" : "#sede",
    directions: edicion.lugar.mapa ?? "#sede",
  };
}
