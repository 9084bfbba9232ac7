import { instantFault, weekdayOf } from "../../domain/dates/content-dates.ts";
import { valuesAt } from "../../domain/edition/values-at.ts";
import type { PathFault } from "../faults/fault.ts";

/** Checks that the dates exist, have an offset, are in order and match the weekday. */
export function dateFaults(data: unknown): PathFault[] {
  const text = (field: string) => {
    const value = valuesAt(data, `edicion.${field}`)[0]?.value;
    return typeof value === "string" ? value : "";
  };
  const dates = ["fechas.puertas", "fechas.inicio", "fechas.fin", "fases.entradasDesde"];
  const malformed = dates.flatMap((field) => {
    const fault = text(field) === "" ? null : instantFault(text(field));
    const expected = "una fecha con hora y huso horario";
    return fault ? [{ path: pathTo(field), expected, ...fault }] : [];
  });
  if (malformed.length > 0) return malformed;
  const [doors = "", start = "", end = "", tickets = ""] = dates.map(text);
  const weekday = text("fechas.dia");
  // A missing instant compares as NaN, which is never later.
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
