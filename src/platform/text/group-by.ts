/** `Map.groupBy`, which Safari has only from 17.4 on. */
export function groupBy<Item, Key>(items: Iterable<Item>, key: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const known = groups.get(key(item));
    if (known === undefined) groups.set(key(item), [item]);
    else known.push(item);
  }
  return groups;
}

/** The text that occurs most often; empty if there is none. */
export function commonest(texts: Iterable<string>): string {
  const groups = [...groupBy(texts, (text) => text).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0]?.[0] ?? "";
}

/** Divides items into parts of at most `size`, in order. */
export function partsOf<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
