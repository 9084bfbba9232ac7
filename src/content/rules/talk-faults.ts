import { editionSchema } from "../../domain/edition/edition.ts";
import { isBlock, valuesAt } from "../../domain/edition/values-at.ts";
import type { PathFault } from "../faults/fault.ts";
import { missingField } from "./schema-faults.ts";

/**
 * A talk has a description and an icon. An item with none of description, icon and speaker is another
 * part of the programme.
 */
export function talkFaults(data: unknown): PathFault[] {
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
