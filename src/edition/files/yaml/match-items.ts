import { isBlock } from "#edition/model/values-at.ts";
import { sameData } from "./same-data.ts";

/** Fields that identify an element while others change. */
const naming = ["id", "anio", "archivo", "titulo", "nombre", "autor"];

/**
 * For each element of `next`, the position in `before` of the same element: an equal one, else one of
 * the same name, else the one at its position; `undefined` for new ones.
 */
export function matchItems(
  before: readonly unknown[],
  next: readonly unknown[],
): (number | undefined)[] {
  const matched: (number | undefined)[] = next.map(() => undefined);
  const left = new Set(before.keys());

  function match(same: (one: unknown, other: unknown, from: number, to: number) => boolean): void {
    for (const [to, item] of next.entries()) {
      if (matched[to] !== undefined) continue;
      const found = [...left].find((from) => same(before[from], item, from, to));
      if (found === undefined) continue;
      left.delete(found);
      matched[to] = found;
    }
  }

  match((one, other, from, to) => from === to && sameData(one, other));
  match((one, other) => sameData(one, other));
  match(haveOneName);
  match((one, other, from, to) => from === to && typeof one === typeof other);
  return matched;
}

function haveOneName(one: unknown, other: unknown): boolean {
  if (!isBlock(one) || !isBlock(other)) return false;
  const name = naming.find((field) => one[field] !== undefined);
  return name !== undefined && one[name] === other[name];
}
