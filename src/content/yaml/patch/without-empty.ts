import { isBlock } from "../../../domain/edition/photo-slots.ts";

/** A copy of `value` without empty fields. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isBlock(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const kept = withoutEmpty(field);
      return isEmpty(kept) ? [] : [[key, kept]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
