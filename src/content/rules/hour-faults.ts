import { z } from "zod";
import { dateOfDay, wallClock } from "../../domain/dates/event-dates.ts";
import type { PathFault } from "../faults/fault.ts";

const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .optional()
  .catch(undefined);
const date = z.iso.datetime({ offset: true });
/** Only the fields that these rules check, so that a fault elsewhere does not hide theirs. */
const programme = z.object({
  edicion: z.object({
    fechas: z.object({ puertas: date, inicio: date, fin: date.optional().catch(undefined) }),
  }),
  tematicas: z.array(
    z
      .object({ hora: time, hasta: time, dia: z.int().min(1).optional().catch(undefined) })
      .catch({ hora: undefined, hasta: undefined, dia: undefined }),
  ),
});
type Dates = z.infer<typeof programme>["edicion"]["fechas"];

/**
 * Checks the programme's days and hours: days of the event, hours after the doors, each end after its
 * start. The order in the file does not matter.
 */
export function hourFaults(data: unknown): PathFault[] {
  const parsed = programme.safeParse(data);
  if (!parsed.success) return [];
  const { edicion, tematicas } = parsed.data;
  const { fechas } = edicion;
  const doors = fechas.puertas.slice(11, 16);
  return tematicas.flatMap(({ hora, hasta, dia = 1 }, index): PathFault[] => {
    if (dateOfDay(fechas.inicio, dia) > lastDay(fechas)) return [afterEnd(index, dia, fechas)];
    if (hora === undefined) return hasta === undefined ? [] : [withoutStart(index, hasta)];
    if (dia === 1 && hora < doors) return [early(index, hora, doors)];
    return hasta !== undefined && hasta <= hora ? [endsEarly(index, hora, hasta)] : [];
  });
}

/** Without `fin`, the event has one day. */
function lastDay({ inicio, fin = inicio }: Dates): string {
  return fin.slice(0, 10);
}

function afterEnd(index: number, dia: number, { inicio, fin }: Dates): PathFault {
  const last = `el ${wallClock(fin ?? inicio).dayAndMonth}`;
  return {
    path: ["tematicas", index, "dia"],
    found: `«${dia}», y el evento termina ${last}`,
    expected: "un día del evento",
    fix:
      fin === undefined
        ? "Ponga en edicion.yaml cuándo termina (fechas → fin), o corrija el día."
        : "Corrija el día, o en edicion.yaml cuándo termina (fechas → fin).",
  };
}

function early(index: number, hora: string, doors: string): PathFault {
  return {
    path: ["tematicas", index, "hora"],
    found: `«${hora}», antes que las puertas, «${doors}»`,
    expected: "una hora igual o posterior a esa",
    fix: "Corríjala, o adelante las puertas en edicion.yaml.",
  };
}

function endsEarly(index: number, hora: string, hasta: string): PathFault {
  return {
    path: ["tematicas", index, "hasta"],
    found: `«${hasta}», que no es posterior a su hora`,
    expected: `una hora posterior a «${hora}»`,
    fix: "Corríjala, o borre la línea: sin ella, dura hasta lo siguiente.",
  };
}

function withoutStart(index: number, hasta: string): PathFault {
  return {
    path: ["tematicas", index, "hasta"],
    found: `«${hasta}», sin la hora en que empieza`,
    expected: "«hasta» junto a «hora»",
    fix: "Agregue hora: antes de ella, o borre la línea.",
  };
}
