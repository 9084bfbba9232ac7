import { z } from "zod/mini";

/** The fields of a `FieldHint` that are sent to the page; its function cannot be. */
const hint = z.object({
  expected: z.string(),
  inForm: z.exactOptional(z.string()),
  advice: z.exactOptional(z.string()),
  inFile: z.exactOptional(z.string()),
});
const text = z.string();
const names = z.readonly(z.array(text));

/** A fault of the content; `problem-in-file.ts` and the form put it into their own words. */
const problemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("missing"), name: text, hint }),
  z.object({ kind: z.literal("wrong value"), value: z.exactOptional(z.unknown()), hint }),
  z.object({ kind: z.literal("unknown field"), name: text, known: names }),
  /** Instants, as the content writes them. */
  z.object({ kind: z.literal("doors after start"), doors: text, start: text }),
  z.object({ kind: z.literal("end not after start"), end: text, start: text }),
  z.object({ kind: z.literal("tickets after doors"), tickets: text, doors: text }),
  z.object({ kind: z.literal("wrong weekday"), written: text, weekday: text, start: text }),
  /** Hours of the programme, such as `08:30`. */
  z.object({ kind: z.literal("day after end"), day: z.number(), end: text }),
  z.object({ kind: z.literal("end without hour"), until: text }),
  z.object({ kind: z.literal("hour before doors"), hour: text, doors: text }),
  z.object({ kind: z.literal("end not after hour"), hour: text, until: text }),
  z.object({ kind: z.literal("no such speaker"), id: text, known: names }),
  /** `first` is the position of the other, from 0. */
  z.object({
    kind: z.literal("repeated"),
    value: z.union([text, z.number()]),
    first: z.number(),
  }),
  z.object({ kind: z.literal("no such phone"), phone: text }),
  z.object({ kind: z.enum(["no such photo", "unreadable photo"]), name: text }),
  z.object({ kind: z.enum(["no file", "not UTF-8"]) }),
  z.object({ kind: z.literal("too long"), most: z.number() }),
  /** `written` is the line. */
  z.object({
    kind: z.literal("not YAML"),
    slip: z.enum(["tab", "repeated field", "quotes", "other"]),
    written: text,
  }),
]);
export type Problem = z.infer<typeof problemSchema>;

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

/** Formats a field for people, counting from 1: `ponentes → 2.º → nombre`. */
export function readableField(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_, index: string) => ` → ${Number(index) + 1}.º`)
    .replaceAll(".", (dot, at: number, text: string) => (text[at + 1] === "º" ? dot : " → "));
}
