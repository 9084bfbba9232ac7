import type { EditionContent } from "#edition/model/edition.ts";
import { dateOfDay, instantOfDay } from "#edition/model/phases/event-dates.ts";
import type { PathFault, Problem } from "./fault.ts";

/**
 * Checks the programme's days and hours: days of the event, hours after the doors, each end after its
 * start. The order in the file does not matter.
 */
export function hourFaults(
  fechas: EditionContent["edicion"]["fechas"],
  programme: readonly Pick<EditionContent["tematicas"][number], "hora" | "hasta" | "dia">[],
): PathFault[] {
  const { puertas, inicio, fin } = fechas;
  // Without `fin`, the event has one day.
  const end = fin ?? inicio;
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
