import type { EditionContent } from "#edition/model/edition.ts";
import {
  dateOfDay,
  instantInWords,
  instantOfDay,
  nightEnds,
  wallClock,
  weekdayOf,
} from "#edition/model/phases/event-dates.ts";
import { type PathFault, unfit } from "./fault.ts";

/** No convention is longer; a wrong month or year is. In ms. */
const LONGEST_MS = 14 * 24 * 3_600_000;

export function dateFaults({
  fechas,
  fases,
  inscripcion,
}: Pick<EditionContent["edicion"], "fechas" | "fases" | "inscripcion">): PathFault[] {
  const { dia = "", puertas, inicio, fin = "" } = fechas;
  const tickets = fases?.entradasDesde ?? "";
  const { desde = "", hasta = "" } = inscripcion ?? {};
  const start = instantInWords(inicio) ?? inicio;
  const fault = (isWrong: boolean, field: string, ...what: Parameters<typeof unfit>) =>
    isWrong ? [{ path: ["edicion", ...field.split(".")], problem: unfit(...what) }] : [];
  // A missing instant compares as NaN, which is never later.
  return [
    ...fault(Date.parse(puertas) > Date.parse(inicio), "fechas.puertas", puertas, {
      is: `es después del inicio, ${start}`,
      expected: "una hora anterior o igual a la del inicio",
      remedy: "Revise ambas: la cuenta regresiva termina cuando se abren las puertas.",
    }),
    ...fault(dia !== "" && dia !== weekdayOf(inicio), "fechas.dia", dia, {
      is: `no es el día del inicio, ${start}`,
      expected: `«${weekdayOf(inicio)}»`,
      remedy: "Corrija el día o la fecha: uno de los dos está equivocado.",
    }),
    ...fault(Date.parse(fin) <= Date.parse(inicio), "fechas.fin", fin, {
      is: `no es posterior al inicio, ${start}`,
      expected: "una hora posterior a la del inicio",
      remedy: "Corríjala, o quítela: sin ella, el evento termina a medianoche.",
    }),
    ...fault(Date.parse(fin) - Date.parse(inicio) > LONGEST_MS, "fechas.fin", fin, {
      is: "es más de dos semanas después del inicio",
      expected: "una fecha de las dos semanas que siguen al inicio",
      remedy: "Revise mes y año.",
    }),
    ...fault(Date.parse(tickets) >= Date.parse(puertas), "fases.entradasDesde", tickets, {
      is: `es cuando las puertas ya están abiertas: abren el ${instantInWords(puertas)}`,
      expected: "una hora anterior a las puertas",
      remedy: "Corríjala, o quítela: sin ella, hay entradas desde el principio.",
    }),
    ...fault(Date.parse(hasta) <= Date.parse(desde), "inscripcion.hasta", hasta, {
      is: "no es posterior a la de apertura",
      expected: "una fecha posterior a la de apertura",
      remedy: "Corrija una de las dos.",
    }),
  ];
}

const AT_NIGHT = "Si es después de medianoche, diga en las fechas del evento cuándo termina.";

/** Days have to be the event's, hours between its doors and its end, each end after its start. */
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
    const fault = (field: string, ...what: Parameters<typeof unfit>): PathFault[] => [
      { path: ["tematicas", index, field], problem: unfit(...what) },
    ];
    if (dateOfDay(inicio, dia) > end.slice(0, 10)) {
      return fault("dia", dia, {
        is: `es después de que el evento termina, el ${wallClock(end).dayAndMonth}`,
        expected: "un día del evento",
        remedy: "Corrija el día, o en las fechas del evento cuándo termina.",
      });
    }
    if (hora === undefined) {
      return hasta === undefined
        ? []
        : fault("hasta", hasta, {
            is: "no lleva la hora en que empieza",
            expected: "«hasta» junto a «hora»",
            remedy: "Agregue la hora en que empieza, o quite esta.",
          });
    }
    const starts = Date.parse(instantOfDay(fechas, dia, hora));
    if (dia === 1 && starts < Date.parse(puertas)) {
      const isNight = hora < nightEnds(fechas);
      const isLong = dateOfDay(inicio, 2) <= end.slice(0, 10);
      const otherDay = isLong ? " Si es de otro día del evento, diga cuál." : "";
      return fault("hora", hora, {
        is: `es antes de que abran las puertas, a las ${puertas.slice(11, 16)}`,
        expected: "una hora igual o posterior a esa",
        remedy: `Corríjala, o adelante las puertas.${isNight ? ` ${AT_NIGHT}` : otherDay}`,
      });
    }
    if (fin !== undefined && starts > Date.parse(fin)) {
      return fault("hora", hora, {
        is: `es cuando el evento ya terminó, el ${instantInWords(fin)}`,
        expected: "una hora anterior o igual a esa",
        remedy: "Corríjala, o en las fechas del evento cuándo termina.",
      });
    }
    if (hasta === undefined || Date.parse(instantOfDay(fechas, dia, hasta)) > starts) return [];
    return fault("hasta", hasta, {
      is: `no es posterior a las ${hora}, cuando empieza`,
      expected: "una hora posterior a esa",
      remedy: `Corríjala, o quítela: sin ella, dura hasta lo siguiente. ${AT_NIGHT}`,
    });
  });
}
