import { fieldOf, type Path, type Sample } from "./fault.ts";

/** The key that marks a block (`true`) or some of its fields (a list of names) as sample material. */
export const SAMPLE_MARK = "muestra";

/** Removes sample marks and empty fields, which YAML reads as null, at any depth. */
export function removeSampleMarks(data: unknown, root: Path) {
  /** The marked blocks and fields; the line of `at` is that of the mark or the field. */
  const samples: { readonly path: Path; readonly at: Path }[] = [];

  function clean(value: unknown, path: Path): unknown {
    if (Array.isArray(value)) return value.map((item, index) => clean(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    const { [SAMPLE_MARK]: mark, ...fields } = Object.fromEntries(Object.entries(value));
    readMark(mark, path, Object.keys(fields));
    return Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => field !== null)
        .map(([key, field]) => [key, clean(field, [...path, key])]),
    );
  }

  function readMark(mark: unknown, path: Path, fields: readonly string[]): void {
    if (mark === undefined || mark === false) return;
    if (!Array.isArray(mark)) {
      samples.push({ path, at: [...path, SAMPLE_MARK] });
      return;
    }
    for (const name of fields.filter((field) => mark.includes(field))) {
      samples.push({ path: [...path, name], at: [...path, name] });
    }
  }

  return { data: clean(data, root), samples };
}

export function isSample(path: Path, samples: readonly Sample[]): boolean {
  return samples.some(({ field }) => `${fieldOf(path)}.`.startsWith(`${field}.`));
}
