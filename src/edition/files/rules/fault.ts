import { visibleText } from "#platform/text/visible-text.ts";

/** A fault that stops the build, described in Spanish so that an organiser can correct it. */
export interface Fault {
  /** Relative to the project, with `/`: `content/ponentes.yaml`. */
  readonly file: string;
  /** Counts from 1; absent for faults without a line, such as a picture's. */
  readonly line?: number;
  readonly column?: number;
  /** The path within the file, `ponentes[1].nombre`, counting list items from 0; may be "". */
  readonly field: string;
  readonly found: string;
  /** Set if the field is missing. */
  readonly isMissing?: true;
  readonly expected: string;
  readonly fix: string;
}

/** A fault before its file and line are known. */
export interface PathFault extends Omit<Fault, "file" | "line" | "column" | "field"> {
  readonly path: Path;
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
  /** Counts from 1; absent if it concerns the whole file. */
  readonly line?: number;
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

/** Describes a value: texts in «», shortened; anything else by its kind. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return "nada";
  if (typeof value === "string") {
    const short = value.length > 60 ? `${value.slice(0, 59)}…` : value;
    return value.trim() === "" ? "un texto vacío" : `«${short}»`;
  }
  if (typeof value === "boolean") return value ? "true (sí)" : "false (no)";
  if (Array.isArray(value)) return value.length === 0 ? "una lista vacía" : "una lista";
  return typeof value === "object" ? "un bloque con campos" : `el número ${value}`;
}

/**
 * Formats a fault in at most five lines; the place comes first, so that editors make it a link.
 * Control characters are written as codes.
 */
export function formatFault(fault: Fault): string {
  const place = [fault.file, fault.line, fault.column].filter((part) => part !== undefined);
  return [
    place.join(":"),
    ...(fault.field === "" ? [] : [`  campo:      ${readableField(fault.field)}`]),
    `  encontrado: ${fault.found}`,
    `  esperado:   ${fault.expected}`,
    `  qué hacer:  ${fault.fix}`,
  ]
    .map(visibleText)
    .join("\n");
}
