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
