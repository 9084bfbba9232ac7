import type { Fault } from "../faults/fault.ts";
import { signName } from "../faults/sign-names.ts";

/** A fault of a file's lines, before YAML is parsed. */
export type LineFault = Pick<Fault, "line" | "column" | "found" | "expected" | "fix">;

/**
 * The first line break of a kind that YAML does not know, and the conflicts that a merge left.
 * Whatever the parser would report of such a file would follow from these.
 */
export function lineFaults(source: string): LineFault[] {
  const conflicts = conflictMarks(source);
  const stray = strayBreak(source);
  return stray === null ? conflicts : [...conflicts, stray];
}

const strange = /[\v\f\u0085\u2028\u2029]/;
const anyBreak = /\r\n?|\n/;

function strayBreak(source: string): LineFault | null {
  const found = strange.exec(source);
  if (found === null) return null;
  const before = source.slice(0, found.index).split(anyBreak);
  const place = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  return {
    ...place,
    found: `un salto de línea que no es el de la tecla Enter, ${signName(found[0])}`,
    expected: "los saltos de línea que escribe la tecla Enter",
    fix: "Bórrelo: ponga el cursor al comienzo de lo que sigue, presione la tecla de retroceso y después Enter.",
  };
}

const mark = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/;

/** One fault for each conflict, at its first mark. */
function conflictMarks(source: string): LineFault[] {
  const marks = source
    .split(anyBreak)
    .flatMap((text, index) => (mark.test(text) ? [{ text: text.trimEnd(), line: index + 1 }] : []));
  const isFirst = (index: number) =>
    index === 0 || marks[index]?.text.startsWith("<") || marks[index - 1]?.text.startsWith(">");
  return marks.flatMap(({ text, line }, index) => {
    if (!isFirst(index)) return [];
    const next = marks.findIndex((_, later) => later > index && isFirst(later));
    const own = marks.slice(index, next === -1 ? undefined : next);
    const lines = own.map((each) => each.line).join(", ");
    return {
      line,
      column: 1,
      found: `«${text}», la marca de un conflicto de Git`,
      expected: "una sola versión de cada texto, sin marcas",
      fix: `Deje la versión que vale y borre la otra y ${own.length === 1 ? "esta línea" : `las líneas de marcas: ${lines}`}.`,
    };
  });
}
