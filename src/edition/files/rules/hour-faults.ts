import type { EditionContent } from "#edition/model/edition.ts";
import { dateOfDay, instantOfDay, wallClock } from "#edition/model/phases/event-dates.ts";
import type { PathFault } from "./fault.ts";

/**
 * Checks the programme's days and hours: days of the event, hours after the doors, each end after its
 * start. The order in the file does not matter.
 */
export function hourFaults(
  fechas: EditionContent["edicion"]["fechas"],
  programme: readonly Pick<EditionContent["tematicas"][number], "hora" | "hasta" | "dia">[],
): PathFault[] {
  const { puertas, inicio, fin } = fechas;
  const doors = puertas.slice(11, 16);
  // Without `fin`, the event has one day.
  const end = fin ?? inicio;
  return programme.flatMap(({ hora, hasta, dia = 1 }, index): PathFault[] => {
    const at = (field: string) => ["tematicas", index, field];
    if (dateOfDay(inicio, dia) > end.slice(0, 10)) {
      return [
        {
          path: at("dia"),
          found: `«${dia}», y el evento termina el ${wallClock(end).dayAndMonth}`,
          expected: "un día del evento",
          fix: "Corrija el día, o en edicion.yaml cuándo termina (fechas → fin).",
        },
      ];
    }
    if (hora === undefined) {
      if (hasta === undefined) return [];
      return [
        {
          path: at("hasta"),
          found: `«${hasta}», sin la hora en que empieza`,
          expected: "«hasta» junto a «hora»",
          fix: "Agregue hora: antes de ella, o borre la línea.",
        },
      ];
    }
    const starts = Date.parse(instantOfDay(fechas, dia, hora));
    if (dia === 1 && starts < Date.parse(puertas)) {
      return [
        {
          path: at("hora"),
          found: `«${hora}», antes que las puertas, «${doors}»`,
          expected: "una hora igual o posterior a esa",
          fix: "Corríjala, o adelante las puertas en edicion.yaml.",
        },
      ];
    }
    if (hasta === undefined || Date.parse(instantOfDay(fechas, dia, hasta)) > starts) return [];
    return [
      {
        path: at("hasta"),
        found: `«${hasta}», que no es posterior a su hora`,
        expected: `una hora posterior a «${hora}»`,
        fix: "Corríjala, o borre la línea: sin ella, dura hasta lo siguiente. Si es después de medianoche, en edicion.yaml diga cuándo termina el evento (fechas → fin).",
      },
    ];
  });
}
