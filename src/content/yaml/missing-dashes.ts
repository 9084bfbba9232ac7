import { type Document, isScalar, isSeq, visit, type YAMLMap } from "yaml";

/** An element of a list that was written as part of the previous one. */
export interface MissingDash {
  /** The offset of its first field. */
  readonly offset: number;
  readonly field: string;
  /** Whether the repeated field at `offset` is caused by the missing dash. */
  explains(offset: number): boolean;
}

/**
 * The first missing dash of each element: from there on, fields repeat, beginning with the element's
 * first field, or several of them.
 */
export function missingDashes(document: Document.Parsed): MissingDash[] {
  const found: MissingDash[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      if (!isSeq(ancestors.at(-1)) || map.flow) return;
      const dash = missingDash(map);
      if (dash) found.push(dash);
    },
  });
  return found;
}

function missingDash(map: YAMLMap): MissingDash | undefined {
  const keys = map.items.flatMap(({ key }) =>
    isScalar(key) && key.range ? [{ name: String(key.value), offset: key.range[0] }] : [],
  );
  const repeated = keys.filter(
    ({ name }, index) => keys.findIndex((other) => other.name === name) !== index,
  );
  const [first] = repeated;
  if (!first || (first.name !== keys[0]?.name && repeated.length < 2)) return undefined;
  const end = map.range?.[2] ?? Number.POSITIVE_INFINITY;
  return {
    offset: first.offset,
    field: first.name,
    explains: (offset) => offset >= first.offset && offset < end,
  };
}
