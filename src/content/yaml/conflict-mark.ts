import type { Fault } from "../faults/fault.ts";

/** The first mark of a merge that was left unfinished; the parser would misread all that follows. */
export function conflictMark(
  source: string,
): Pick<Fault, "line" | "column" | "found" | "expected" | "fix"> | null {
  const lines = source.split(/\r?\n/);
  const at = lines.findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/.test(line));
  if (at === -1) return null;
  return {
    line: at + 1,
    column: 1,
    found: `«${lines[at]?.trimEnd()}», la marca de un conflicto de Git`,
    expected: "una sola versión de cada texto, sin marcas",
    fix: "Deje la versión que vale y borre la otra y todas las líneas de marcas.",
  };
}
