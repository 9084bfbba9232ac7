import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { Path } from "../rules/fault.ts";
import { describeValue } from "../rules/format-report.ts";

export interface YamlFile {
  readonly data: unknown;
  /** The first fault of syntax, in Spanish; such a file has no data. */
  readonly fault: Slip | null;
  /** The line, from 1 on, of the last existing step of `path`: a field's name or a list item's start. */
  lineOf(path: Path): number;
}

interface Slip {
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly advice: string;
}

const slips = {
  TAB_AS_INDENT: ["un tabulador como sangría", "Ponga espacios en su lugar."],
  DUPLICATE_KEY: ["un campo que ya está en el mismo bloque", "Borre uno de los dos."],
  quotes: [
    "comillas que no se cierran, o dentro de otras iguales",
    "Ciérrelas al final del texto. Si el texto lleva comillas, enciérrelo entero en las otras: sencillas o dobles.",
  ],
  other: [
    "algo que no es YAML",
    "Revise esta línea y la anterior: va entre comillas un texto con «: » o «#» o que empieza con un signo, y la sangría es de espacios.",
  ],
} as const;

/** Parses YAML with any line ends. */
export function parseYaml(written: string): YamlFile {
  const source = written.replace(/\r\n?/g, "\n");
  const lineCounter = new LineCounter();
  // The library would print warnings about odd keys, which the schema reports in Spanish.
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: "error" });

  const placeAt = (offset: number) => lineCounter.linePos(offset);

  function lineOf(path: Path): number {
    let node: unknown = document.contents;
    let offset = document.contents?.range[0] ?? 0;
    for (const step of path) {
      const child = childOf(node, step);
      if (!child) break;
      node = child.value;
      offset = child.offset ?? offset;
    }
    return Math.max(placeAt(offset).line, 1);
  }

  const problems = [...document.errors, ...document.warnings].map(({ pos, code }) => ({
    offset: pos[0],
    slip: code === "TAB_AS_INDENT" || code === "DUPLICATE_KEY" ? code : ("other" as const),
  }));
  const quotes: [start: number, end: number][] = [];
  // A few lines of aliases expand into millions of values, and the content needs none.
  visit(document, {
    Alias(_, { range }) {
      problems.push({ offset: range?.[0] ?? 0, slip: "other" });
    },
    // A colour without quotes is a comment to YAML, and its field would be empty.
    Scalar(key, { range, type, value, comment }, parents) {
      // Behind a quoted name, or in a list in brackets, a colon or a comma is missing.
      const isText = key !== "key" && !parents.some((each) => isCollection(each) && each.flow);
      if (range && isText && type?.startsWith("QUOTE")) quotes.push([range[0], range[1]]);
      if (value !== null || !/^[0-9a-f]{6}(?!\S)/i.test(comment ?? "")) return;
      problems.push({ offset: range?.[0] ?? 0, slip: "other" });
    },
  });
  const [first] = problems.sort((one, other) => one.offset - other.offset);
  if (first === undefined) return { data: document.toJS(), fault: null, lineOf };
  // Quotes that nothing closes may go on to the end of the file.
  const quoted = quotes.find(
    ([, end]) => end <= first.offset && /^ *$/.test(source.slice(end, first.offset)),
  );
  const { line, col: column } = placeAt(quoted?.[0] ?? first.offset);
  const [what, advice] = slips[quoted ? "quotes" : first.slip];
  const found = `${what}: ${describeValue(source.split("\n")[line - 1]?.trim())}`;
  return { data: undefined, fault: { line, column, found, advice }, lineOf };
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
