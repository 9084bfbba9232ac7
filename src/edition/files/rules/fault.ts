import type { FieldHint } from "#edition/model/field-hints.ts";

/** A fault of the content; `problem-in-file.ts` and the form put it into their own words. */
export type Problem =
  | { readonly kind: "missing"; readonly name: string; readonly hint: FieldHint }
  | { readonly kind: "wrong value"; readonly value: unknown; readonly hint: FieldHint }
  | { readonly kind: "unknown field"; readonly name: string; readonly known: readonly string[] }
  /** Instants, as the content writes them. */
  | { readonly kind: "doors after start"; readonly doors: string; readonly start: string }
  | { readonly kind: "end not after start"; readonly end: string; readonly start: string }
  | { readonly kind: "tickets after doors"; readonly tickets: string; readonly doors: string }
  | {
      readonly kind: "wrong weekday";
      readonly written: string;
      readonly weekday: string;
      readonly start: string;
    }
  /** Hours of the programme, such as `08:30`. */
  | { readonly kind: "day after end"; readonly day: number; readonly end: string }
  | { readonly kind: "end without hour"; readonly until: string }
  | { readonly kind: "hour before doors"; readonly hour: string; readonly doors: string }
  | { readonly kind: "end not after hour"; readonly hour: string; readonly until: string }
  | { readonly kind: "no such speaker"; readonly id: string; readonly known: readonly string[] }
  /** `first` is the position of the other, from 0. */
  | { readonly kind: "repeated"; readonly value: string | number; readonly first: number }
  | { readonly kind: "no such phone"; readonly phone: string }
  | { readonly kind: "no such photo" | "unreadable photo"; readonly name: string }
  | { readonly kind: "no file" | "not UTF-8" }
  | { readonly kind: "too long"; readonly most: number }
  | { readonly kind: "not YAML"; readonly message: string };

/** A fault that stops the build. */
export interface Fault {
  /** Relative to the project, with `/`: `content/ponentes.yaml`. */
  readonly file: string;
  /** Counts from 1; absent for faults without a line, such as a picture's. */
  readonly line?: number;
  readonly column?: number;
  /** The path within the file, `ponentes[1].nombre`, counting list items from 0; may be "". */
  readonly field: string;
  readonly problem: Problem;
}

/** A fault before its file and line are known. */
export interface PathFault {
  readonly path: Path;
  readonly problem: Problem;
}

/** The faults, sample texts and notices found in a part of the content. */
export interface Findings {
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
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
