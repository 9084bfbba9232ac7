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
