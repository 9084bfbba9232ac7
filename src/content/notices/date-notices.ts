import { dayOf } from "../../domain/dates/content-dates.ts";
import type { EditionContent } from "../../domain/edition/edition.ts";
import { phaseAt, phaseDates } from "../../domain/phases/phase.ts";
import type { PathNotice } from "../faults/fault.ts";

/** Notices about dates that are valid but unlikely; `now` is in milliseconds since the epoch. */
export function dateNotices({ edicion }: EditionContent, now: number): PathNotice[] {
  const { puertas, inicio } = edicion.fechas;
  const notices: PathNotice[] = [];
  const [doorsOn, startsOn] = [
    dayOf(Date.parse(puertas), inicio),
    dayOf(Date.parse(inicio), inicio),
  ];
  if (doorsOn !== startsOn) {
    notices.push({
      path: ["edicion", "fechas", "puertas"],
      text: `Las puertas abren el ${doorsOn} y el evento empieza el ${startsOn}. Si es el mismo día, corrija la fecha que quedó: la cuenta regresiva va hacia «puertas».`,
    });
  }
  const over = phaseAt(phaseDates(edicion), now) === "over";
  if (!over && dayOf(now, inicio) > startsOn) {
    notices.push({
      path: ["edicion", "fechas", "inicio"],
      text: `El evento fue el ${startsOn} y la página todavía ofrece entradas. Ponga las fechas de la edición nueva o, si el evento ya terminó, la hora en que terminó en «fin».`,
    });
  }
  return notices;
}
