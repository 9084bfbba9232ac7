/* Reads and replaces values in the data of an edition, which may be invalid. */

/** The value at a path of fields and positions; `undefined` where there is none. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined,
    data,
  );
}

/** The values at `field`, written as in `photoSlots`, with the path of each. */
export function valuesAt(data: unknown, field: string) {
  const found: { readonly path: readonly (string | number)[]; readonly value: unknown }[] = [];
  replaceAt(data, field, (value, path) => {
    found.push({ path, value });
    return value;
  });
  return found;
}

type Change = (value: unknown, path: readonly (string | number)[]) => unknown;

/** A copy of `data`, which may be invalid, with the values at `field` changed. */
export function replaceAt(data: unknown, field: string, change: Change): unknown {
  return replaceFrom(data, field.replaceAll("[]", ".[]").split("."), [], change);
}

function replaceFrom(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: readonly (string | number)[],
  change: Change,
): unknown {
  if (step === undefined) return change(value, path);
  if (step === "[]") {
    if (!Array.isArray(value)) return value;
    return value.map((item, index) => replaceFrom(item, rest, [...path, index], change));
  }
  if (!isBlock(value) || value[step] === undefined) return value;
  return { ...value, [step]: replaceFrom(value[step], rest, [...path, step], change) };
}

export function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
