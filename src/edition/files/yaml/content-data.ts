import { isBlock } from "#edition/model/values-at.ts";

/** Whether two values of the content are equal; the order of fields does not matter. */
export function sameData(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => sameData(item, other[at]));
  }
  if (!isBlock(one) || !isBlock(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameData(one[name], other[name]));
}

/** Without fields of nothing, empty texts, blocks and lists, and without those named `omitted`, at any depth. */
export function withoutEmpty(value: unknown, omitted?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, omitted));
  if (!isBlock(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const kept = withoutEmpty(field, omitted);
      return name === omitted || isEmpty(kept) ? [] : [[name, kept]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === "" || value === undefined || value === null) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
