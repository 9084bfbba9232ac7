import { z } from "zod";
import { instantFault, weekdayOf } from "../../domain/dates/content-dates.ts";
import type { Path } from "../faults/fault.ts";
import type { PathFault } from "./schema-faults.ts";

const text = z.string().optional().catch(undefined);
/** Just what these rules look at, so that a fault elsewhere does not hide theirs. */
const dates = z.object({
  edicion: z.object({
    fechas: z.object({ dia: text, puertas: text, inicio: text, fin: text }),
    fases: z.object({ entradasDesde: text }).optional().catch(undefined),
  }),
});

/** Checks the dates: that they exist, carry an offset, follow each other and fit the weekday. */
export function dateFaults(data: unknown): PathFault[] {
  const parsed = dates.safeParse(data);
  if (!parsed.success) return [];
  const { fechas, fases } = parsed.data.edicion;
  const { dia, puertas, inicio, fin } = fechas;
  const entradasDesde = fases?.entradasDesde;
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
      fix: "Corríjala, o borre la línea: sin fin, la página no se despide del evento.",
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
