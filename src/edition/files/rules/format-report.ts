import { amount } from "#platform/text/amount.ts";
import { visibleText } from "#platform/text/tidy-text.ts";
import type { ContentReport } from "../check-sources.ts";
import { readableField, type Sample } from "./fault.ts";
import { formatFault } from "./problem-in-file.ts";

/** Formats a report for a terminal: faults first, then notices and sample material. */
export function formatReport({ faults, notices, samples }: ContentReport): string {
  const parts = [
    faults.length === 0 ? "Contenido: sin errores." : faultCount(faults.length),
    ...faults.map(formatFault),
  ];
  if (notices.length > 0) {
    parts.push(
      [
        `${amount(notices.length, "aviso que no impide", "avisos que no impiden")} publicar:`,
        ...notices.map(({ file, line, text }) => `  ${file}:${line}\n    ${visibleText(text)}`),
      ].join("\n"),
    );
  }
  // Sample material is omitted if there are faults, so that these do not scroll out of sight.
  if (samples.length > 0 && faults.length === 0) parts.push(sampleList(samples));
  return `${parts.join("\n\n")}\n`;
}

function faultCount(count: number): string {
  return count === 1
    ? "Contenido: 1 error. Corríjalo antes de publicar."
    : `Contenido: ${count} errores. Corríjalos antes de publicar.`;
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
