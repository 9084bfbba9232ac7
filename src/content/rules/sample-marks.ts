import type { z } from "zod";
import { describeValue, type Path, type PathFault } from "../faults/fault.ts";
import { fieldsAt } from "./schema-faults.ts";

/** The key that marks a block (`true`) or some of its fields (a list) as sample material. */
export const SAMPLE_MARK = "muestra";

/** Content without its sample marks, and the paths that they marked. */
export interface Unmarked {
  readonly data: unknown;
  readonly samples: readonly MarkedSample[];
  readonly badMarks: readonly BadMark[];
}

/** A marked block or field, and the path whose line is that of the mark or the field. */
interface MarkedSample {
  readonly path: Path;
  readonly at: Path;
}

/** A mark, or an item of one, that is neither `true` nor the name of a field beside it. */
interface BadMark {
  readonly path: Path;
  readonly found: unknown;
  /** The block of the mark. */
  readonly block: Path;
}

/**
 * Removes the sample marks from `data`, at any depth. Empty fields are removed too: YAML reads them
 * as null, organisers mean them as absent.
 */
export function removeSampleMarks(data: unknown, root: Path): Unmarked {
  const samples: MarkedSample[] = [];
  const badMarks: BadMark[] = [];

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
    const at = [...path, SAMPLE_MARK];
    if (mark === true) {
      samples.push({ path, at });
      return;
    }
    if (!Array.isArray(mark)) {
      badMarks.push({ path: at, found: mark, block: path });
      return;
    }
    mark.forEach((name: unknown, index) => {
      if (typeof name === "string" && fields.includes(name)) {
        samples.push({ path: [...path, name], at: [...path, name] });
      } else {
        badMarks.push({ path: [...at, index], found: name, block: path });
      }
    });
  }

  return { data: clean(data, root), samples, badMarks };
}

/** Whether `path` or a block around it is marked as sample. */
export function isSample(path: Path, samples: Unmarked["samples"]): boolean {
  return samples.some((sample) => sample.path.every((step, index) => step === path[index]));
}

/**
 * Reports sample marks that name no field. A field of the schema that is missing in the block is
 * accepted: if it is required, the schema reports it.
 */
export function markFaults(schema: z.ZodType, badMarks: Unmarked["badMarks"]): PathFault[] {
  return badMarks.flatMap(({ path, found, block }) => {
    const fields = fieldsAt(schema, block);
    if (typeof found === "string" && fields.includes(found)) return [];
    return [
      {
        path,
        found: describeValue(found),
        expected: `true, o una lista con campos de su bloque: ${fields.join(", ")}`,
        fix: `Corrija la marca «${SAMPLE_MARK}» o bórrela.`,
      },
    ];
  });
}
