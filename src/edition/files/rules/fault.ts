import { z } from "zod/mini";

/** The fields of a `FieldHint` that are sent to the page; its function cannot be. */
const hintSchema = z.object({
  expected: z.string(),
  inForm: z.exactOptional(z.string()),
  advice: z.exactOptional(z.string()),
  inFile: z.exactOptional(z.string()),
});

/** A fault of the content; terminal and form put it into their own words. */
const problemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("missing"), hint: hintSchema }),
  z.object({
    kind: z.literal("wrong value"),
    value: z.exactOptional(z.unknown()),
    hint: hintSchema,
  }),
  z.object({
    kind: z.literal("unknown field"),
    name: z.string(),
    known: z.readonly(z.array(z.string())),
  }),
  /** The file cannot be read; `found` says in Spanish what stands there. */
  z.object({ kind: z.literal("wrong file"), found: z.string(), hint: hintSchema }),
]);
export type Problem = z.infer<typeof problemSchema>;

/** A fault that stops the build. */
export const faultSchema = z.object({
  /** Relative to the project, with `/`: `content/ponentes.yaml`. */
  file: z.string(),
  /** Both count from 1; only a fault of syntax has a column. */
  line: z.number(),
  column: z.exactOptional(z.number()),
  /** The path within the file, `ponentes[1].nombre`, counting list items from 0; may be "". */
  field: z.string(),
  problem: problemSchema,
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault before its file and line are known. */
export interface PathFault {
  readonly path: Path;
  readonly problem: Problem;
}

/** The fault of a value that breaks a rule which the schema does not know; `hint` as in `FieldHint`. */
export function wrongValue(
  path: Path,
  value: unknown,
  hint: z.infer<typeof hintSchema>,
): PathFault {
  return { path, problem: { kind: "wrong value", value, hint } };
}

/** A piece of content still marked with `muestra`. */
export interface Sample {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** A doubt that does not stop the build. */
export interface Notice {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Keys and list positions (from 0) that lead to a value. */
export type Path = readonly (string | number)[];

/** Formats a path as in faults: `ponentes[1].nombre`. */
export function fieldOf(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
