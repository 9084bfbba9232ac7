import type { YAMLSeq } from "yaml";
import type { Path } from "../../faults/fault.ts";
import { matchItems } from "./match-items.ts";
import type { Patching } from "./patching.ts";
import { applySplices, type Splice } from "./splices.ts";
import { writeItem } from "./write-value.ts";

interface ListChange {
  readonly before: unknown;
  readonly next: readonly unknown[];
  readonly path: Path;
}

/** An element's lines, from the comments above it on. */
interface Segment {
  readonly start: number;
  readonly dash: number;
  readonly end: number;
}

/** Changes, moves, adds and removes elements; `null` where the list is laid out in another way. */
export function patchList(
  list: YAMLSeq,
  { before, next, path }: ListChange,
  { lines, changes }: Patching,
): Splice[] | null {
  const { source } = lines;
  const first = lines.start(list);
  if (!lines.startsLine(first)) return null;
  const indent = first - lines.lineStart(first);
  const segments = findSegments();
  if (!segments) return null;

  const from = matchItems(Array.isArray(before) ? before : [], next);
  const edits = next.map((value, to) => editOf(from[to], value));
  const inPlace = from.length === list.items.length && from.every((old, to) => old === to);
  if (inPlace && edits.every((edit) => typeof edit !== "string")) return edits.flat();
  const text = edits.map((edit, to) => {
    if (typeof edit === "string") return edit;
    const segment = segments[from[to] ?? 0] ?? missing();
    return endLine(applySplices(source.slice(segment.start, segment.end), edit, segment.start));
  });
  const end = segments.at(-1)?.end ?? first;
  return [{ start: segments[0]?.start ?? first, end, text: text.join("") }];

  /** What changes within an element, or the whole element as text. */
  function editOf(old: number | undefined, value: unknown): Splice[] | string {
    const fresh = `${writeItem(value, indent)}\n`;
    const segment = old === undefined ? undefined : segments?.[old];
    if (old === undefined || !segment) return fresh;
    // A path with the element's new place: only its fields are asked for.
    const own = changes(list.items[old], value, [...path, old], indent);
    return own ?? source.slice(segment.start, segment.dash) + fresh;
  }

  function findSegments(): Segment[] | null {
    const found: Segment[] = [];
    for (const item of list.items) {
      const above = found.at(-1)?.end;
      const dash = dashOf(lines.start(item), above ?? 0);
      if (dash === undefined) return null;
      found.push({ start: above ?? dash, dash, end: lines.nextLine(lines.end(item)) });
    }
    return found;
  }

  /** Start of the line, not before `top`, whose dash begins the element at `offset`. */
  function dashOf(offset: number, top: number): number | undefined {
    for (let at = lines.lineStart(offset); at >= top; at = lines.lineStart(at - 1)) {
      if (/^ *-(?:\s|$)/.test(source.slice(at, lines.lineEnd(at)))) {
        return source.slice(at).search(/-/) === indent ? at : undefined;
      }
      if (at === 0) break;
    }
    return undefined;
  }
}

function endLine(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}

function missing(): never {
  throw new Error("The element has no lines");
}
