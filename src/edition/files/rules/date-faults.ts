import type { EditionContent } from "#edition/model/edition.ts";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import type { PathFault, Problem } from "./fault.ts";

/** No convention is longer; a wrong month or year is. In ms. */
const LONGEST_MS = 14 * 24 * 3_600_000;

/** Checks that the dates are in order and match the weekday. */
export function dateFaults({
  fechas,
  fases,
  inscripcion,
}: Pick<EditionContent["edicion"], "fechas" | "fases" | "inscripcion">): PathFault[] {
  const { dia, puertas, inicio, fin = "" } = fechas;
  const tickets = fases?.entradasDesde ?? "";
  const { desde = "", hasta = "" } = inscripcion ?? {};
  // A missing instant compares as NaN, which is never later.
  return [
    ...fault(Date.parse(puertas) > Date.parse(inicio), ["fechas", "puertas"], {
      kind: "doors after start",
      doors: puertas,
      start: inicio,
    }),
    ...fault(dia !== undefined && dia !== weekdayOf(inicio), ["fechas", "dia"], {
      kind: "wrong weekday",
      written: dia ?? "",
      weekday: weekdayOf(inicio),
      start: inicio,
    }),
    ...fault(Date.parse(fin) <= Date.parse(inicio), ["fechas", "fin"], {
      kind: "end not after start",
      end: fin,
      start: inicio,
    }),
    ...fault(Date.parse(fin) - Date.parse(inicio) > LONGEST_MS, ["fechas", "fin"], {
      kind: "wrong value",
      value: fin,
      hint: {
        expected: "una fecha de las dos semanas que siguen al inicio",
        advice: "Revise mes y año.",
      },
    }),
    ...fault(Date.parse(tickets) >= Date.parse(puertas), ["fases", "entradasDesde"], {
      kind: "tickets after doors",
      tickets,
      doors: puertas,
    }),
    ...fault(Date.parse(hasta) <= Date.parse(desde), ["inscripcion", "hasta"], {
      kind: "wrong value",
      value: hasta,
      hint: { expected: "una fecha posterior a la de apertura", advice: "Corrija una de las dos." },
    }),
  ];
}

function fault(isWrong: boolean, field: readonly string[], problem: Problem): PathFault[] {
  return isWrong ? [{ path: ["edicion", ...field], problem }] : [];
}
