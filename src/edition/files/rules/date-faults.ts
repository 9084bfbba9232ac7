import type { EditionContent } from "#edition/model/edition.ts";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import { dateOfDay, instantOfDay } from "#edition/model/phases/event-dates.ts";
import type { PathFault, Problem } from "./fault.ts";

/** No convention is longer; a wrong month or year is. In ms. */
const LONGEST_MS = 14 * 24 * 3_600_000;

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

/** Days have to be the event's, hours after the doors, each end after its start. */
export function hourFaults(
  fechas: EditionContent["edicion"]["fechas"],
  programme: readonly Pick<EditionContent["tematicas"][number], "hora" | "hasta" | "dia">[],
): PathFault[] {
  const { puertas, inicio, fin } = fechas;
  // Without `fin`, the event has one day.
  const end = fin ?? inicio;
  // Nothing fits dates that contradict each other, as when an organiser has moved one of them.
  if (Date.parse(puertas) > Date.parse(inicio) || Date.parse(end) < Date.parse(inicio)) return [];
  return programme.flatMap(({ hora, hasta, dia = 1 }, index): PathFault[] => {
    const fault = (field: string, problem: Problem): PathFault[] => [
      { path: ["tematicas", index, field], problem },
    ];
    if (dateOfDay(inicio, dia) > end.slice(0, 10)) {
      return fault("dia", { kind: "day after end", day: dia, end });
    }
    if (hora === undefined) {
      return hasta === undefined ? [] : fault("hasta", { kind: "end without hour", until: hasta });
    }
    const starts = Date.parse(instantOfDay(fechas, dia, hora));
    if (dia === 1 && starts < Date.parse(puertas)) {
      return fault("hora", { kind: "hour before doors", hour: hora, doors: puertas.slice(11, 16) });
    }
    if (hasta === undefined || Date.parse(instantOfDay(fechas, dia, hasta)) > starts) return [];
    return fault("hasta", { kind: "end not after hour", hour: hora, until: hasta });
  });
}
