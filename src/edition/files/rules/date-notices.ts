import type { EditionContent } from "#edition/model/edition.ts";
import { dayOf } from "#edition/model/phases/event-dates.ts";
import { phaseAt, phaseDates } from "#edition/model/phases/phase.ts";
import { programmeTimes } from "#edition/model/phases/programme.ts";
import { fieldOf, type PathNotice, pathOf } from "./fault.ts";

/** Notices about dates that are valid but unlikely; `now` is in milliseconds since the epoch. */
export function dateNotices(edition: EditionContent, now: number): PathNotice[] {
  const { edicion } = edition;
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
  const shared = sharedRooms(edition).map(({ field, said }) => ({
    path: pathOf(field),
    text: `Empieza a las ${said}. Corrija la hora, o diga la sala si no es la misma.`,
  }));
  return [...notices, ...otherYears(edicion), ...shared];
}

/** Texts in which a year is that of the event. */
const dated = ["descripcion", "derechos", "costo", "constancia", "constanciaComo"] as const;

function otherYears(edicion: EditionContent["edicion"]): PathNotice[] {
  const year = edicion.fechas.inicio.slice(0, 4);
  return dated.flatMap((field) => {
    const years = String(edicion[field] ?? "").match(/\b20\d\d\b/g) ?? [];
    const other = years.find((named) => named !== year);
    const text = `Dice ${other}, y el evento es en ${year}. Revise si quedó de otra edición.`;
    return other === undefined ? [] : [{ path: ["edicion", field], text }];
  });
}

/** The items of the programme that are on while an earlier one of the same room is. */
export function sharedRooms(edition: Pick<EditionContent, "edicion" | "tematicas">) {
  const { tematicas } = edition;
  const times = programmeTimes(edition);
  return tematicas.flatMap(({ sala, hora }, index) => {
    const other = tematicas.find((each, at) => {
      const [one, own] = [times[at], times[index]];
      if (at >= index || each.sala !== sala || !one || !own) return false;
      return one.starts < own.ends && own.starts < one.ends;
    });
    if (other === undefined) return [];
    const said = [`${hora}, a la vez que ${other.titulo}${sala ? ` en ${sala}` : ""}`];
    return [{ field: fieldOf(["tematicas", index, "hora"]), said }];
  });
}
