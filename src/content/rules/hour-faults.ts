import { z } from "zod";
import type { PathFault } from "./schema-faults.ts";

const time = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .optional()
  .catch(undefined);
/** Only the fields that these rules check, so that a fault elsewhere does not hide theirs. */
const programme = z.object({
  edicion: z.object({ fechas: z.object({ puertas: z.string().regex(/^[\d-]{10}T\d\d:\d\d/) }) }),
  tematicas: z.array(
    z.object({ hora: time, hasta: time }).catch({ hora: undefined, hasta: undefined }),
  ),
});

/**
 * Checks the talks' hours: after the doors, in the order of the programme, each end after its start.
 */
export function hourFaults(data: unknown): PathFault[] {
  const parsed = programme.safeParse(data);
  if (!parsed.success) return [];
  const { edicion, tematicas } = parsed.data;
  const doors = edicion.fechas.puertas.slice(11, 16);
  let before = doors;
  return tematicas.flatMap(({ hora, hasta }, index): PathFault[] => {
    if (hora === undefined) return hasta === undefined ? [] : [withoutStart(index, hasta)];
    if (hora < doors) return [early(index, hora, `las puertas, «${doors}»`)];
    if (hora < before) return [early(index, hora, `la charla anterior, «${before}»`)];
    before = hora;
    return hasta !== undefined && hasta <= hora ? [endsEarly(index, hora, hasta)] : [];
  });
}

function early(index: number, hora: string, than: string): PathFault {
  return {
    path: ["tematicas", index, "hora"],
    found: `«${hora}», antes que ${than}`,
    expected: "una hora igual o posterior a esa",
    fix: "Corríjala, o ponga las charlas en el orden del programa.",
  };
}

function endsEarly(index: number, hora: string, hasta: string): PathFault {
  return {
    path: ["tematicas", index, "hasta"],
    found: `«${hasta}», que no es posterior a su hora`,
    expected: `una hora posterior a «${hora}»`,
    fix: "Corríjala, o borre la línea: sin ella, la charla dura hasta la siguiente.",
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
