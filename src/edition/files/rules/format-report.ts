import type { FieldHint } from "#edition/model/field-hints.ts";
import { amount } from "#platform/text/amount.ts";
import { visibleText } from "#platform/text/tidy-text.ts";
import type { Fault, Notice, Sample } from "./fault.ts";

interface Report {
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
}

/** Formats a report for a terminal: faults, or else notices and sample material. */
export function formatReport({ faults, samples, notices }: Report): string {
  if (faults.length === 0) {
    const parts = [
      "Contenido: sin errores.",
      ...notices.map(({ file, line, text }) => `Aviso: ${file}:${line}\n  ${visibleText(text)}`),
      ...(samples.length > 0 ? [sampleList(samples)] : []),
    ];
    return `${parts.join("\n\n")}\n`;
  }
  const count =
    faults.length === 1
      ? "Contenido: 1 error. Corríjalo antes de publicar."
      : `Contenido: ${faults.length} errores. Corríjalos antes de publicar.`;
  return `${[count, ...faults.map(formatFault)].join("\n\n")}\n`;
}

function sampleList(samples: readonly Sample[]): string {
  const files = [...new Set(samples.map(({ file }) => file))];
  return [
    `Material de muestra por reemplazar: ${amount(samples.length, "pieza", "piezas")}.`,
    "Ponga los datos verdaderos y borre la marca «muestra» de cada una:",
    ...files.flatMap((file) => [
      `  ${file}`,
      ...samples
        .filter((sample) => sample.file === file)
        .map(({ line, field }) => `    línea ${String(line).padStart(3)}  ${readableField(field)}`),
    ]),
  ].join("\n");
}

/** Formats a fault in at most five lines; the place comes first, so that editors make it a link. */
export function formatFault(fault: Fault): string {
  const { found, expected, fix } = inWords(fault);
  return [
    [fault.file, fault.line, fault.column].filter((part) => part !== undefined).join(":"),
    ...(fault.field === "" ? [] : [`  campo:      ${readableField(fault.field)}`]),
    `  encontrado: ${found}`,
    `  esperado:   ${expected}`,
    `  qué hacer:  ${fix}`,
  ]
    .map(visibleText)
    .join("\n");
}

/** What stands there, what belongs there, and what to do, for somebody who edits the files. */
function inWords({ field, problem }: Fault) {
  switch (problem.kind) {
    case "missing": {
      const fix = `Escriba «${field.replace(/.*\./, "")}:» con su valor en este bloque. ${fixOf(problem.hint)}`;
      return {
        found: "nada: falta el campo o está vacío",
        expected: problem.hint.expected,
        fix,
      };
    }
    case "unknown field":
      return {
        found: `un campo desconocido, «${problem.name}»`,
        expected: `uno de estos campos: ${problem.known.join(", ")}`,
        fix: "Corrija el nombre o borre la línea.",
      };
    case "wrong value":
    case "wrong file": {
      const found = problem.kind === "wrong file" ? problem.found : describeValue(problem.value);
      return { found, expected: problem.hint.expected, fix: fixOf(problem.hint) };
    }
  }
}

const fixOf = ({ advice = "", inFile = "" }: FieldHint) => `${advice} ${inFile}`.trim();

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

/** Formats a field for people, counting from 1: `ponentes → 2.º → nombre`. */
function readableField(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_, index: string) => ` → ${Number(index) + 1}.º`)
    .replaceAll(".", (dot, at: number, text: string) => (text[at + 1] === "º" ? dot : " → "));
}
