import { z } from "zod";
import { instantFault, weekdayOf } from "../../domain/content-dates.ts";
import type { PathFault } from "./schema-faults.ts";

const text = z.string().optional().catch(undefined);
/** Just what these rules look at, so that a fault elsewhere does not hide theirs. */
const dates = z.object({
  edicion: z.object({
    fechas: z.object({ dia: text, puertas: text, inicio: text }),
  }),
});

/** Checks the dates: that they exist, carry an offset, follow each other and fit the weekday. */
export function dateFaults(data: unknown): PathFault[] {
  const parsed = dates.safeParse(data);
  if (!parsed.success) return [];
  const { dia, puertas, inicio } = parsed.data.edicion.fechas;
  const malformed = Object.entries({ puertas, inicio }).flatMap(([name, value]) => {
    const fault = value === undefined ? null : instantFault(value);
    const path = ["edicion", "fechas", name];
    return fault ? [{ path, expected: "una fecha con hora y huso horario", ...fault }] : [];
  });
  if (malformed.length > 0) return malformed;
  return [...orderFaults(puertas, inicio), ...weekdayFaults(dia, inicio)];
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
