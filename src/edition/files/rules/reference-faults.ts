import { type EditionContent, editionSchema } from "#edition/model/edition.ts";
import { isTalk } from "#edition/model/phases/programme.ts";
import { type PathFault, unfit } from "./fault.ts";
import { missingField } from "./schema-faults.ts";

type Lists = Pick<EditionContent, "tematicas" | "ponentes" | "ediciones">;

/**
 * Checks that talks are whole and name existing speakers, that ids and years are unique, and that no talk is there
 * twice at one time.
 */
export function referenceFaults({ tematicas, ponentes, ediciones }: Lists): PathFault[] {
  const ids = ponentes.map(({ id }) => id);
  return [
    ...talkFaults(tematicas),
    ...absentSpeakers(tematicas, ids),
    ...repeated("ponentes", "id", ids),
    // A workshop may be given twice, and breaks and the like come again.
    ...repeated(
      "tematicas",
      "titulo",
      tematicas.map((item) => (isTalk(item) ? item.titulo : null)),
      tematicas.map(({ titulo, dia = 1, hora }) => `${titulo} ${dia} ${hora}`),
    ),
    ...repeated(
      "ediciones",
      "anio",
      ediciones.map(({ anio }) => anio),
    ),
  ];
}

/** A talk has a description and an icon; another part of the programme has neither, nor a speaker. */
function talkFaults(tematicas: Lists["tematicas"]): PathFault[] {
  return tematicas.flatMap((item, index) =>
    (["descripcion", "icono"] as const)
      .filter((name) => isTalk(item) && item[name] === undefined)
      .map((name) => missingField(editionSchema, ["tematicas", index, name])),
  );
}

function absentSpeakers(tematicas: Lists["tematicas"], ids: readonly string[]): PathFault[] {
  return tematicas.flatMap(({ ponente }, index) =>
    [...ponente.entries()]
      .filter(([, id]) => !ids.includes(id))
      .map(([at, id]) => ({
        path: ["tematicas", index, "ponente", at],
        problem: unfit(id, {
          is: "no está entre los ponentes",
          expected: `el id de un ponente: ${ids.join(", ") || "no hay ninguno"}`,
          remedy: "Elija a otra persona, o agréguela.",
        }),
      })),
  );
}

/** The values whose keys were there before; `null` is never a fault. */
function repeated(
  list: string,
  field: string,
  values: readonly (string | number | null)[],
  keys: readonly unknown[] = values,
): PathFault[] {
  return values.flatMap((value, index) => {
    const first = keys.indexOf(keys[index]);
    if (value === null || first === index) return [];
    const problem = unfit(value, {
      is: `ya está en el ${first + 1}.º de la lista`,
      expected: "un valor que no se repita en la lista",
      remedy: "Cambie uno de los dos, o junte ambos en uno.",
    });
    return [{ path: [list, index, field], problem }];
  });
}
