import type { EditionContent } from "#edition/model/edition.ts";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import type { PathFault, Problem } from "./fault.ts";

/** Checks that the dates are in order and match the weekday. */
export function dateFaults({
  fechas,
  fases,
}: Pick<EditionContent["edicion"], "fechas" | "fases">): PathFault[] {
  const { dia, puertas, inicio, fin = "" } = fechas;
  const tickets = fases?.entradasDesde ?? "";
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
    ...fault(Date.parse(tickets) >= Date.parse(puertas), ["fases", "entradasDesde"], {
      kind: "tickets after doors",
      tickets,
      doors: puertas,
    }),
  ];
}

function fault(isWrong: boolean, field: readonly string[], problem: Problem): PathFault[] {
  return isWrong ? [{ path: ["edicion", ...field], problem }] : [];
}
