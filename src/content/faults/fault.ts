import { visibleText } from "../../domain/text/visible-text.ts";

/** Something that stops the build, worded so that an organiser can correct it. Texts are Spanish. */
export interface Fault {
  /** Relative to the project, with `/`: `content/ponentes.yaml`. */
  readonly file: string;
  /** From 1; absent when the fault is in no line, as with a picture. */
  readonly line?: number;
  readonly column?: number;
  /** Path from the file's name on, `ponentes[1].nombre`, counting list items from 0; may be "". */
  readonly field: string;
  readonly found: string;
  /** Set where nothing was found. */
  readonly isMissing?: true;
  readonly expected: string;
  readonly fix: string;
}

/** A piece of content still marked with `muestra`. */
export interface Sample {
  readonly file: string;
  readonly line: number;
  readonly field: string;
}

/** Something to look at that does not stop the build. */
export interface Notice {
  readonly file: string;
  /** From 1; absent when it is about a file as a whole. */
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

/** Writes a path as faults have it: `ponentes[1].nombre`. */
export function fieldOf(path: Path): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** Writes a field for reading, counting as people do: `ponentes → 2.º → nombre`. */
export function readableField(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_, index: string) => ` → ${Number(index) + 1}.º`)
    .replaceAll(".", (dot, at: number, text: string) => (text[at + 1] === "º" ? dot : " → "));
}

/** Shows a value as found: texts in «», shortened, and everything else by its kind. */
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
 * Formats a fault in five lines at most; the place comes first, so that editors make it a link.
 * Control characters of the content are written as codes.
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
