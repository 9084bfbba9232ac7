import { instantFault, weekdayOf } from "../../domain/dates/content-dates.ts";
import { valuesAt } from "../../domain/edition/photo-slots.ts";
import type { Path } from "../faults/fault.ts";
import type { PathFault } from "./schema-faults.ts";

/** Checks the dates: that they exist, carry an offset, follow each other and fit the weekday. */
export function dateFaults(data: unknown): PathFault[] {
  const text = (field: string) => {
    const value = valuesAt(data, `edicion.${field}`)[0]?.value;
    return typeof value === "string" ? value : undefined;
  };
  const dia = text("fechas.dia");
  const [puertas, inicio, fin] = [
    text("fechas.puertas"),
    text("fechas.inicio"),
    text("fechas.fin"),
  ];
  const entradasDesde = text("fases.entradasDesde");
  const malformed = [
    ...instantFaults(["edicion", "fechas"], { puertas, inicio, fin }),
    ...instantFaults(["edicion", "fases"], { entradasDesde }),
  ];
  if (malformed.length > 0) return malformed;
  return [
    ...orderFaults(puertas, inicio),
    ...weekdayFaults(dia, inicio),
    ...endFaults(inicio, fin),
    ...ticketFaults(entradasDesde, puertas),
  ];
}

function instantFaults(block: Path, dates: Record<string, string | undefined>): PathFault[] {
  return Object.entries(dates).flatMap(([name, value]) => {
    const fault = value === undefined ? null : instantFault(value);
    const path = [...block, name];
    return fault ? [{ path, expected: "una fecha con hora y huso horario", ...fault }] : [];
  });
}

function endFaults(start: string | undefined, end: string | undefined): PathFault[] {
  if (!(Date.parse(end ?? "") <= Date.parse(start ?? ""))) return [];
  return [
    {
      path: ["edicion", "fechas", "fin"],
      found: `«${end}», que no es posterior al inicio`,
      expected: `una hora posterior al inicio, «${start}»`,
      fix: "Corríjala, o borre la línea: sin fin, el evento termina a medianoche.",
    },
  ];
}

function ticketFaults(ticketsFrom: string | undefined, doors: string | undefined): PathFault[] {
  if (!(Date.parse(ticketsFrom ?? "") >= Date.parse(doors ?? ""))) return [];
  return [
    {
      path: ["edicion", "fases", "entradasDesde"],
      found: `«${ticketsFrom}», cuando las puertas ya están abiertas`,
      expected: `una hora anterior a las puertas, «${doors}»`,
      fix: "Corríjala, o borre la línea: sin ella, hay entradas desde el principio.",
    },
  ];
}

function orderFaults(doors: string | undefined, start: string | undefined): PathFault[] {
  // An instant that is missing or unreadable compares as NaN: never later.
  if (!(Date.parse(doors ?? "") > Date.parse(start ?? ""))) return [];
  return [
    {
      path: ["edicion", "fechas", "puertas"],
      found: `«${doors}», después del inicio`,
      expected: `una hora anterior o igual al inicio, «${start}»`,
      fix: "Revise ambas: la cuenta regresiva termina cuando se abren las puertas.",
    },
  ];
}

function weekdayFaults(weekday: string | undefined, start: string | undefined): PathFault[] {
  if (weekday === undefined || Number.isNaN(Date.parse(start ?? ""))) return [];
  const right = weekdayOf(start ?? "");
  if (weekday === right) return [];
  return [
    {
      path: ["edicion", "fechas", "dia"],
      found: `«${weekday}»`,
      expected: `«${right}», el día de ${start?.slice(0, 10)}`,
      fix: "Corrija el día o la fecha: uno de los dos está equivocado.",
    },
  ];
}
