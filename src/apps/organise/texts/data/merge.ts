import { sameData } from "../../../../content/data/same-data.ts";
import type { Path } from "../../../../content/faults/fault.ts";
import { isBlock } from "../../../../domain/edition/values-at.ts";
import { ENTRY_KEY, keyOf, newKey, withKeys, withoutKeys } from "./entries/entries.ts";

/** A field that two people changed differently. The merged data hold mine. */
export interface Clash {
  readonly path: Path;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Block = Readonly<Record<string, unknown>>;
type Entry = Record<string, unknown>;

/**
 * Brings a draft onto newer published data, field by field: `base` is the data that the draft changes,
 * with keys, `mine` the draft, `theirs` the published data without keys. Entries of the result that are
 * published have the keys that `withKeys(theirs)` gives them.
 */
export function mergeDraft(base: unknown, mine: unknown, theirs: unknown) {
  const aligned = align(base, theirs);
  const collisions: Clash[] = [];
  const data = merge(base, mine, aligned, [], collisions);
  const keys = new Map(pairsOfKeys(aligned, withKeys(theirs)));
  return { data: rename(data, keys), collisions };
}

function merge(base: unknown, mine: unknown, theirs: unknown, path: Path, found: Clash[]): unknown {
  if (equal(mine, theirs) || equal(base, theirs)) return mine;
  if (equal(base, mine)) return theirs;
  if (isBlock(mine) && isBlock(theirs)) {
    const before: Block = isBlock(base) ? base : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const fields = names.map((name) => {
      const value = merge(before[name], mine[name], theirs[name], [...path, name], found);
      return [name, value] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (isEntries(mine) && isEntries(theirs)) {
    return mergeEntries(isEntries(base) ? base : [], mine, theirs, path, found);
  }
  found.push({ path, mine, theirs });
  return mine;
}

function mergeEntries(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  path: Path,
  found: Clash[],
): Entry[] {
  const of = (list: readonly Entry[], key: string) => list.find((entry) => keyOf(entry) === key);
  const keysOf = (list: readonly Entry[]) => list.map(keyOf);
  // An entry that one side removed is removed, unless the other side changed it.
  const isGone = (key: string) => {
    const [before, own, other] = [of(base, key), of(mine, key), of(theirs, key)];
    return before !== undefined && equal(own ?? other, before) && !(own && other);
  };
  const moved = !equal(
    keysOf(mine).filter((key) => of(base, key)),
    keysOf(base).filter((key) => of(mine, key)),
  );
  const [leading, following] = moved ? [mine, theirs] : [theirs, mine];
  const order = keysOf(leading);
  keysOf(following).forEach((key, index, all) => {
    if (order.includes(key)) return;
    const before = all.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  const kept = order.filter((key) => !isGone(key));
  return kept.flatMap((key, index) => {
    const [own, other] = [of(mine, key), of(theirs, key)];
    const both = own && other && merge(of(base, key), own, other, [...path, index], found);
    const entry = both ?? own ?? other;
    return isBlock(entry) ? [entry] : [];
  });
}

/** `theirs` with the keys of the entries of `base` that they continue. */
export function align(base: unknown, theirs: unknown): unknown {
  if (isBlock(theirs)) {
    const before: Block = isBlock(base) ? base : {};
    const fields = Object.entries(theirs);
    return Object.fromEntries(fields.map(([name, value]) => [name, align(before[name], value)]));
  }
  if (!isEntries(theirs)) return theirs;
  const free = isEntries(base) ? [...base] : [];
  const partners = new Map<Entry, Entry>();
  // The most alike are paired first.
  const pairs = theirs.flatMap((entry, index) =>
    free.map((before, place) => ({
      entry,
      before,
      likeness: likeness(before, entry) - Math.abs(index - place) / 1000,
    })),
  );
  for (const { entry, before, likeness: alike } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (alike <= 0 || partners.has(entry) || !free.includes(before)) continue;
    partners.set(entry, before);
    free.splice(free.indexOf(before), 1);
  }
  return theirs.map((entry) => {
    const before = partners.get(entry);
    const inner = align(before, entry);
    return { ...(isBlock(inner) && inner), [ENTRY_KEY]: before ? keyOf(before) : newKey() };
  });
}

/** Counts the fields with the same value. */
function likeness(before: Entry, entry: Entry): number {
  return Object.keys(entry).filter((name) => equal(before[name], entry[name])).length;
}

function pairsOfKeys(from: unknown, to: unknown): (readonly [string, string])[] {
  if (typeof from !== "object" || from === null) return [];
  const inner = Object.entries(from).flatMap(([name, value]) =>
    pairsOfKeys(value, Reflect.get(Object(to), name)),
  );
  return isBlock(from) && ENTRY_KEY in from ? [[keyOf(from), keyOf(to)], ...inner] : inner;
}

/** Entries that are not published any more become new ones. */
function rename(data: unknown, keys: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(data)) return data.map((entry) => rename(entry, keys));
  if (!isBlock(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    name === ENTRY_KEY ? (keys.get(String(value)) ?? newKey()) : rename(value, keys),
  ]);
  return Object.fromEntries(fields);
}

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every(isBlock);
}

/** Whether both produce the same YAML. */
export function equal(one: unknown, other: unknown): boolean {
  return sameData(written(one), written(other));
}

function written(value: unknown): unknown {
  if (typeof value === "object" && value !== null) return withoutKeys(value);
  return value === "" ? undefined : value;
}
