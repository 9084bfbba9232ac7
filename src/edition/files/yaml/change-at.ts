import { replaceAt } from "#edition/model/values-at.ts";
import type { Path } from "../rules/fault.ts";

/**
 * A copy of `data` with the values at `fields`, such as `tematicas[].hora`, changed. Fields that are
 * missing or empty stay so.
 */
export function changeAt(
  data: unknown,
  fields: readonly string[],
  change: (value: unknown, path: Path) => unknown,
): unknown {
  return fields.reduce(
    (changed, field) =>
      replaceAt(changed, field, (value, path) => (value === null ? null : change(value, path))),
    data,
  );
}
