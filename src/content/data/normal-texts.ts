import { editionSchema } from "../../domain/edition/edition.ts";
import { isBlock } from "../../domain/edition/values-at.ts";
import { trimInvisible } from "../../domain/text/tidy-text.ts";
import type { Path } from "../faults/fault.ts";
import { hintAt } from "../rules/schema-faults.ts";

/**
 * `data` with normalised texts: without invisible signs at their ends, and telephones, addresses,
 * dates and names of files with the signs that their fields have. All rules see these texts.
 */
export function normalTexts(data: unknown, path: Path): unknown {
  if (typeof data === "string") {
    const { normalize } = hintAt(editionSchema, path);
    return normalize === undefined ? trimInvisible(data) : normalize(data);
  }
  if (Array.isArray(data)) return data.map((item, index) => normalTexts(item, [...path, index]));
  if (!isBlock(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, normalTexts(value, [...path, name])]),
  );
}
