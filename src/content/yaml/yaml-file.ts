import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Path } from "../faults/fault.ts";

/** A place in a file; both numbers count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One YAML file: its data, its syntax faults and the place of each value. */
export interface YamlFile {
  readonly data: unknown;
  readonly document: Document.Parsed;
  readonly source: string;
  /** The offset of the first `&name` or `*name`; such a file has no data. */
  readonly reference: number | undefined;
  /** Line and column of a character offset. */
  placeAt(offset: number): Place;
  /** The place of the last existing step of `path`: a field's name or a list item's start. */
  placeOf(path: Path): Place;
}

/**
 * Parses YAML with any line ends, without stopping at faults, which are in `document.errors` and
 * `warnings`.
 */
export function parseYaml(written: string): YamlFile {
  const source = written.replace(/\r\n?/g, "\n");
  const lineCounter = new LineCounter();
  // The library would print warnings about odd keys, which the schema reports in Spanish.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: "error" });

  function placeAt(offset: number): Place {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  function placeOf(path: Path): Place {
    let node: unknown = document.contents;
    let offset = document.contents?.range[0] ?? 0;
    for (const step of path) {
      const child = childOf(node, step);
      if (!child) break;
      node = child.value;
      offset = child.offset ?? offset;
    }
    return placeAt(offset);
  }

  const reference = findReference(document);
  const data: unknown = reference === undefined ? document.toJS() : undefined;
  return { data, document, source, reference, placeAt, placeOf };
}

function childOf(node: unknown, step: string | number) {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && { value: pair.value, offset: startOf(pair.key) };
  }
  if (isSeq(node) && typeof step === "number" && step < node.items.length) {
    const value = node.items[step];
    return { value, offset: startOf(value) };
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  if (isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0];
  return undefined;
}

/**
 * Aliases are refused: the content needs none, a text that begins with their sign is meant as text,
 * and a few lines of aliases expand into millions of values.
 */
function findReference(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && !("anchor" in node && node.anchor)) return undefined;
      offset = node.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}
