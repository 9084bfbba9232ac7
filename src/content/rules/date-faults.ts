import type { z } from "zod";
import { weekdayOf } from "../../domain/dates/content-dates.ts";
import { instant, line } from "../../domain/edition/content-fields.ts";
import { valuesAt } from "../../domain/edition/values-at.ts";
import type { PathFault } from "../faults/fault.ts";

/** Checks that the dates are in order and match the weekday; the schema reports malformed ones. */
export function dateFaults(data: unknown): PathFault[] {
  const text = (field: string, schema: z.ZodType<string> = instant) =>
    schema.safeParse(valuesAt(data, `edicion.${field}`)[0]?.value).data ?? "";
  const doors = text("fechas.puertas");
  const start = text("fechas.inicio");
  const end = text("fechas.fin");
  const tickets = text("fases.entradasDesde");
  const weekday = text("fechas.dia", line);
  // A missing or malformed instant compares as NaN, which is never later.
  return [
    ...fault(Date.parse(doors) > Date.parse(start), "fechas.puertas", {
      found: `«${doors}», después del inicio`,
      expected: `una hora anterior o igual al inicio, «${start}»`,
      fix: "Revise ambas: la cuenta regresiva termina cuando se abren las puertas.",
    }),
    ...fault(
      weekday !== "" && Date.parse(start) > 0 && weekday !== weekdayOf(start),
      "fechas.dia",
      {
        found: `«${weekday}»`,
        expected: `«${weekdayOf(start)}», el día de ${start.slice(0, 10)}`,
        fix: "Corrija el día o la fecha: uno de los dos está equivocado.",
      },
    ),
    ...fault(Date.parse(end) <= Date.parse(start), "fechas.fin", {
      found: `«${end}», que no es posterior al inicio`,
      expected: `una hora posterior al inicio, «${start}»`,
      fix: "Corríjala, o borre la línea: sin fin, el evento termina a medianoche.",
    }),
    ...fault(Date.parse(tickets) >= Date.parse(doors), "fases.entradasDesde", {
      found: `«${tickets}», cuando las puertas ya están abiertas`,
      expected: `una hora anterior a las puertas, «${doors}»`,
      fix: "Corríjala, o borre la línea: sin ella, hay entradas desde el principio.",
    }),
  ];
}

const pathTo = (field: string) => ["edicion", ...field.split(".")];

function fault(isWrong: boolean, field: string, words: Omit<PathFault, "path">): PathFault[] {
  return isWrong ? [{ path: pathTo(field), ...words }] : [];
}
