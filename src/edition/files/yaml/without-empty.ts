import { editionSchema } from "#edition/model/edition.ts";
import { isBlock } from "#edition/model/values-at.ts";
import type { Path } from "../rules/fault.ts";
import { mayBeAbsent } from "../rules/schema-faults.ts";

/**
 * A copy of `value` without empty fields: nothing, an empty block or list, or an empty text where the
 * content needs none. `path` leads to `value` and begins with the file's key.
 */
export function withoutEmpty(value: unknown, path: Path): unknown {
  if (Array.isArray(value)) return value.map((item, at) => withoutEmpty(item, [...path, at]));
  if (!isBlock(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const at = [...path, name];
      const kept = withoutEmpty(field, at);
      return isEmpty(kept, at) ? [] : [[name, kept]];
    }),
  );
}

function isEmpty(value: unknown, path: Path): boolean {
  if (value === "") return mayBeAbsent(editionSchema, path);
  if (value === undefined || value === null) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
