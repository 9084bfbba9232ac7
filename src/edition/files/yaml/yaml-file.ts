import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { Path, Problem } from "../rules/fault.ts";

type Slip = Extract<Problem, { readonly kind: "not YAML" }>["slip"];
/** By the library's codes. */
const slips: Readonly<Record<string, Slip>> = {
  TAB_AS_INDENT: "tab",
  DUPLICATE_KEY: "repeated field",
};

/** Parses YAML with any line ends. `fault` is the first one of syntax; such a file has no data. */
export function parseYaml(written: string) {
  const source = written.replace(/\r\n?/g, "\n");
  const lineCounter = new LineCounter();
  // The library would print warnings about odd keys, which the schema reports in Spanish.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: "error" });

  /** Both numbers count from 1. */
  function placeAt(offset: number) {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** The place of the last existing step of `path`: a field's name or a list item's start. */
  function placeOf(path: Path) {
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

  const problems = [...document.errors, ...document.warnings].map(({ pos, code }) => ({
    offset: pos[0],
    slip: slips[code] ?? "other",
  }));
  const quotes: [start: number, end: number][] = [];
  // A few lines of aliases expand into millions of values, and the content needs none.
  visit(document, {
    Alias(_, { range }) {
      problems.push({ offset: range?.[0] ?? 0, slip: "other" });
    },
    // To YAML, a colour or a hashtag without quotes is a comment, and what follows & the name of the text behind it.
    Scalar(key, { range, type, value, anchor }, parents) {
      // Behind a quoted name, or in a list in brackets, a colon or a comma is missing.
      const isText = key !== "key" && !parents.some((each) => isCollection(each) && each.flow);
      if (range && isText && type?.startsWith("QUOTE")) quotes.push([range[0], range[1]]);
      const mayBeText = type === "PLAIN" && (value === null || typeof value === "string");
      const isCut = mayBeText && /^ *#[\p{L}\d]/u.test(source.slice(range?.[1]));
      if (isCut || anchor) problems.push({ offset: range?.[0] ?? 0, slip: "other" });
    },
  });
  const [first] = problems.sort((one, other) => one.offset - other.offset);
  const fault = first ? located(first) : null;

  function located({ offset, slip }: { readonly offset: number; readonly slip: Slip }) {
    // Quotes that nothing closes may go on to the end of the file.
    const quoted = quotes.find(
      ([, end]) => end <= offset && /^ *$/.test(source.slice(end, offset)),
    );
    const place = placeAt(quoted?.[0] ?? offset);
    const line = source.split("\n")[place.line - 1] ?? "";
    const isPasted = /^ *[^\S ]/.test(line);
    const named = quoted ? "quotes" : isPasted ? "tab" : slip;
    return {
      ...place,
      problem: { kind: "not YAML", slip: named, written: line.trim() } as const,
    };
  }
  const data: unknown = fault ? undefined : document.toJS();
  return { data, fault, placeOf };
}

/** The data; `null` for an empty text, `undefined` for one that cannot be edited by field. */
export function readData(source: string): object | null | undefined {
  const { data } = parseYaml(source.replace(/^\uFEFF/, ""));
  return typeof data === "object" ? data : undefined;
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
