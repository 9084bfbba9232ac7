import { z } from "zod";
import type { Path } from "../faults/fault.ts";
import { nearestName } from "../faults/nearest-name.ts";
import type { PathFault } from "./schema-faults.ts";

const text = z.string().optional().catch(undefined);
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item.or(z.undefined()).catch(undefined));
/** Just what these rules look at, so that a fault elsewhere does not hide theirs. */
const references = z.object({
  ediciones: list(z.object({ anio: z.number().optional().catch(undefined) }))
    .optional()
    .catch([]),
  tematicas: list(z.object({ titulo: text, ponente: text }))
    .optional()
    .catch([]),
  ponentes: list(z.object({ id: text }))
    .optional()
    .catch(undefined),
});

/** Checks what refers to what: talks to speakers, and that ids and years are there only once. */
export function referenceFaults(data: unknown): PathFault[] {
  const parsed = references.safeParse(data);
  if (!parsed.success) return [];
  const { ediciones = [], tematicas = [], ponentes } = parsed.data;
  const ids = ponentes?.map((speaker) => speaker?.id);
  return [
    ...(ids
      ? absentSpeakers(
          tematicas.map((talk) => talk?.ponente),
          ids,
        )
      : []),
    ...repeated(ids ?? [], "ponentes", "id"),
    ...repeated(
      tematicas.map((talk) => talk?.titulo),
      "tematicas",
      "titulo",
    ),
    ...repeated(
      ediciones.map((edition) => edition?.anio),
      "ediciones",
      "anio",
    ),
  ];
}

type Maybe<T> = readonly (T | undefined)[];

function absentSpeakers(named: Maybe<string>, ids: Maybe<string>): PathFault[] {
  const known = ids.filter((id) => id !== undefined);
  return named.flatMap((id, index) => {
    if (id === undefined || known.includes(id)) return [];
    const near = nearestName(id, known);
    return [
      {
        path: ["tematicas", index, "ponente"],
        found: `«${id}», que no está en ponentes.yaml`,
        expected:
          known.length > 0
            ? `el id de un ponente: ${known.join(", ")}`
            : "el id de un ponente, y ponentes.yaml no tiene ninguno",
        fix: near ? `¿Quiso escribir «${near}»?` : "Corrija el id o agregue al ponente.",
      },
    ];
  });
}

function repeated(values: Maybe<string | number>, list: string, field: string): PathFault[] {
  return values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (value === undefined || first === index) return [];
    const path: Path = [list, index, field];
    return [
      {
        path,
        found: `${value} otra vez: ya lo tiene el ${first + 1}.º de la lista`,
        expected: `un valor que no se repita en la lista`,
        fix: "Cambie uno de los dos, o junte ambos bloques en uno.",
      },
    ];
  });
}
