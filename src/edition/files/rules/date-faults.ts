import { type EditionContent, editionSchema } from "#edition/model/edition.ts";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import {
  dateOfDay,
  instantInWords,
  instantOfDay,
  wallClock,
} from "#edition/model/phases/event-dates.ts";
import { type PathFault, wrongValue } from "./fault.ts";
import { missingField } from "./schema-faults.ts";

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
  const fault = (path: readonly string[], value: unknown, expected: string, advice: string) =>
    wrongValue(["edicion", ...path], value, { expected, advice });
  // A missing instant compares as NaN, which is never later.
  return [
    Date.parse(puertas) > Date.parse(inicio) &&
      fault(
        ["fechas", "puertas"],
        puertas,
        `una hora anterior o igual al inicio, ${instantInWords(inicio)}`,
        "Revise ambas: la cuenta regresiva termina cuando se abren las puertas.",
      ),
    dia !== undefined &&
      dia !== weekdayOf(inicio) &&
      fault(
        ["fechas", "dia"],
        dia,
        `«${weekdayOf(inicio)}», el día del inicio`,
        "Corrija el día o la fecha: uno de los dos está equivocado.",
      ),
    Date.parse(fin) <= Date.parse(inicio) &&
      fault(
        ["fechas", "fin"],
        fin,
        `una hora posterior al inicio, ${instantInWords(inicio)}`,
        "Corríjala, o déjela vacía: el evento termina entonces a medianoche.",
      ),
    Date.parse(fin) - Date.parse(inicio) > LONGEST_MS &&
      fault(
        ["fechas", "fin"],
        fin,
        "una fecha de las dos semanas que siguen al inicio",
        "Revise mes y año.",
      ),
    Date.parse(tickets) >= Date.parse(puertas) &&
      fault(
        ["fases", "entradasDesde"],
        tickets,
        `una hora anterior a las puertas, ${instantInWords(puertas)}`,
        "Corríjala, o déjela vacía: hay entonces entradas desde el principio.",
      ),
    Date.parse(hasta) <= Date.parse(desde) &&
      fault(
        ["inscripcion", "hasta"],
        hasta,
        "una fecha posterior a la de apertura",
        "Corrija una de las dos.",
      ),
  ].filter((each) => each !== false);
}

/** Days have to be the event's, hours after the doors, each end after its start. */
export function hourFaults(
  fechas: EditionContent["edicion"]["fechas"],
  programme: readonly Pick<EditionContent["tematicas"][number], "hora" | "hasta" | "dia">[],
): PathFault[] {
  const { puertas, inicio, fin } = fechas;
  // Without `fin`, the event has one day.
  const end = fin ?? inicio;
  return programme.flatMap(({ hora, hasta, dia = 1 }, index): PathFault[] => {
    const fault = (field: string, value: unknown, expected: string, advice: string) => [
      wrongValue(["tematicas", index, field], value, { expected, advice }),
    ];
    if (dateOfDay(inicio, dia) > end.slice(0, 10)) {
      const last = wallClock(end).dayAndMonth;
      const advice = "Corrija el día, o cuándo termina el evento.";
      return fault("dia", dia, `un día del evento, que termina el ${last}`, advice);
    }
    if (hora === undefined) {
      return hasta === undefined ? [] : [missingField(editionSchema, ["tematicas", index, "hora"])];
    }
    const starts = Date.parse(instantOfDay(fechas, dia, hora));
    if (dia === 1 && starts < Date.parse(puertas)) {
      const expected = `una hora desde que abren las puertas, a las ${puertas.slice(11, 16)}`;
      return fault("hora", hora, expected, "Corríjala, o adelante las puertas.");
    }
    if (hasta === undefined || Date.parse(instantOfDay(fechas, dia, hasta)) > starts) return [];
    return fault(
      "hasta",
      hasta,
      `una hora posterior a las ${hora}, cuando empieza`,
      "Corríjala, o déjela vacía: dura entonces hasta lo siguiente. Si es después de medianoche, diga cuándo termina el evento.",
    );
  });
}
