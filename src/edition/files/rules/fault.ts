import { z } from "zod/mini";

/** The fields of a `FieldHint` that are sent to the page; its function cannot be. */
const hint = z.object({
  expected: z.string(),
  inForm: z.exactOptional(z.string()),
  advice: z.exactOptional(z.string()),
  inFile: z.exactOptional(z.string()),
});
const text = z.string();

/** A fault of the content, which `problem-in-file.ts` and the form put into sentences. */
const problemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("missing"), name: text, hint }),
  z.object({ kind: z.literal("wrong value"), value: z.exactOptional(z.unknown()), hint }),
  /** A value that breaks a rule, with the rule's words. */
  z.object({
    kind: z.literal("unfit value"),
    value: z.union([text, z.number()]),
    /** A clause that begins with its verb: `es después del inicio`. */
    is: text,
    expected: text,
    /** Sentences that hold for the form and for the file. */
    remedy: text,
  }),
  z.object({ kind: z.literal("unknown field"), name: text, known: z.readonly(z.array(text)) }),
  z.object({ kind: z.enum(["no file", "not UTF-8"]) }),
  /** `written` is the line. */
  z.object({ kind: z.literal("misread"), written: text }),
  z.object({ kind: z.literal("too long"), most: z.number() }),
  /** `written` is the line. */
  z.object({
    kind: z.literal("not YAML"),
    slip: z.enum(["tab", "repeated field", "quotes", "other"]),
    written: text,
  }),
]);
export type Problem = z.infer<typeof problemSchema>;

type Unfit = Extract<Problem, { readonly kind: "unfit value" }>;

export const unfit = (value: Unfit["value"], words: Omit<Unfit, "kind" | "value">): Unfit => ({
  kind: "unfit value",
  value,
  ...words,
});

/** A fault that stops the build. */
export const faultSchema = z.object({
  /** Relative to the project, with `/`: `content/ponentes.yaml`. */
  file: text,
  /** Counts from 1; absent for faults without a line, such as a picture's. */
  line: z.exactOptional(z.number()),
  column: z.exactOptional(z.number()),
  /** The path within the file, `ponentes[1].nombre`, counting list items from 0; may be "". */
  field: text,
  problem: problemSchema,
});
export type Fault = z.infer<typeof faultSchema>;

/** A fault before its file and line are known. */
export interface PathFault {
  readonly path: Path;
  readonly problem: Problem;
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
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** A notice before its file and line are known. */
export interface PathNotice {
  readonly path: Path;
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

/** The path of a field that is written as `fieldOf` does. */
export function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** Formats a field for people, counting from 1: `ponentes → 2.º → nombre`. */
export function readableField(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_, index: string) => ` → ${Number(index) + 1}.º`)
    .replaceAll(".", (dot, at: number, text: string) => (text[at + 1] === "º" ? dot : " → "));
}
