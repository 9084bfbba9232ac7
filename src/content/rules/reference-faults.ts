import { editionSchema } from "../../domain/edition/edition.ts";
import { isBlock, replaceAt, valuesAt } from "../../domain/edition/values-at.ts";
import { isTalk } from "../../domain/phases/programme.ts";
import type { Path, PathFault } from "../faults/fault.ts";
import { missingField } from "./schema-faults.ts";

/** Checks that talks are whole and name existing speakers, and that ids and years are unique. */
export function referenceFaults(data: unknown): PathFault[] {
  return [
    ...talkFaults(data),
    ...absentSpeakers(data),
    ...repeated(data, "ponentes[].id"),
    ...repeated(talksOf(data), "tematicas[].titulo"),
    ...repeated(data, "ediciones[].anio"),
  ];
}

/** `data` without the titles of breaks and the like, which may be repeated. */
function talksOf(data: unknown): unknown {
  return replaceAt(data, "tematicas[]", (item) => (isBlock(item) && isTalk(item) ? item : {}));
}

function absentSpeakers(data: unknown): PathFault[] {
  // If the speakers cannot be read, only that is reported.
  if (!Array.isArray(valuesAt(data, "ponentes")[0]?.value)) return [];
  const known = texts(data, "ponentes[].id").map(({ text }) => text);
  const named = ["tematicas[].ponente", "tematicas[].ponente[]"].flatMap((field) =>
    texts(data, field),
  );
  return named.flatMap(({ path, text }) => {
    if (known.includes(text)) return [];
    return [
      {
        path,
        found: `«${text}», que no está en ponentes.yaml`,
        expected:
          known.length > 0
            ? `el id de un ponente: ${known.join(", ")}`
            : "el id de un ponente, y ponentes.yaml no tiene ninguno",
        fix: "Corrija el id o agregue al ponente.",
      },
    ];
  });
}

function repeated(data: unknown, field: string): PathFault[] {
  const values = texts(data, field);
  return values.flatMap(({ path, text }) => {
    const first = values.find((other) => other.text === text);
    if (first === undefined || first.path === path) return [];
    return [
      {
        path,
        found: `${text} otra vez: ya lo tiene el ${Number(first.path[1]) + 1}.º de la lista`,
        expected: `un valor que no se repita en la lista`,
        fix: "Cambie uno de los dos, o junte ambos bloques en uno.",
      },
    ];
  });
}

/** The texts and numbers at `field`; the schema reports values of other types. */
function texts(data: unknown, field: string): { path: Path; text: string }[] {
  return valuesAt(data, field).flatMap(({ path, value }) =>
    typeof value === "string" || typeof value === "number" ? [{ path, text: String(value) }] : [],
  );
}

/**
 * A talk has a description and an icon. An item with none of description, icon and speaker is another
 * part of the programme.
 */
function talkFaults(data: unknown): PathFault[] {
  return valuesAt(data, "tematicas[]").flatMap(({ path, value }) => {
    if (!isBlock(value)) return [];
    const { descripcion, icono, ponente } = value;
    const speakers = Array.isArray(ponente) ? ponente.length > 0 : ponente !== undefined;
    if (descripcion === undefined && icono === undefined && !speakers) return [];
    return ["descripcion", "icono"]
      .filter((name) => value[name] === undefined)
      .map((name) => missingField(editionSchema, [...path, name]));
  });
}
