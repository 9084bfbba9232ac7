import type { EditionContent } from "#edition/model/edition.ts";
import { weekdayOf } from "#edition/model/phases/content-dates.ts";
import type { PathFault } from "./fault.ts";

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
      found: `«${puertas}», después del inicio`,
      expected: `una hora anterior o igual al inicio, «${inicio}»`,
      fix: "Revise ambas: la cuenta regresiva termina cuando se abren las puertas.",
    }),
    ...fault(dia !== undefined && dia !== weekdayOf(inicio), ["fechas", "dia"], {
      found: `«${dia}»`,
      expected: `«${weekdayOf(inicio)}», el día de ${inicio.slice(0, 10)}`,
      fix: "Corrija el día o la fecha: uno de los dos está equivocado.",
    }),
    ...fault(Date.parse(fin) <= Date.parse(inicio), ["fechas", "fin"], {
      found: `«${fin}», que no es posterior al inicio`,
      expected: `una hora posterior al inicio, «${inicio}»`,
      fix: "Corríjala, o borre la línea: sin fin, el evento termina a medianoche.",
    }),
    ...fault(Date.parse(tickets) >= Date.parse(puertas), ["fases", "entradasDesde"], {
      found: `«${tickets}», cuando las puertas ya están abiertas`,
      expected: `una hora anterior a las puertas, «${puertas}»`,
      fix: "Corríjala, o borre la línea: sin ella, hay entradas desde el principio.",
    }),
  ];
}

function fault(
  isWrong: boolean,
  field: readonly string[],
  words: Omit<PathFault, "path">,
): PathFault[] {
  return isWrong ? [{ path: ["edicion", ...field], ...words }] : [];
}
