import { type Fault, readableField } from "../faults/fault.ts";

/**
 * Faults as GitHub workflow commands, one per line: GitHub shows each on the commit, at its file and
 * line, to people who edit in the browser and never see a terminal.
 */
export function githubAnnotations(faults: readonly Fault[]): string {
  return faults.map((fault) => `${annotation(fault)}\n`).join("");
}

function annotation({ file, line, column, field, found, expected, fix }: Fault): string {
  const place = { file, line, col: column, title: readableField(field) || "Contenido" };
  const properties = Object.entries(place)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const message = `Encontrado: ${found}\nEsperado: ${expected}\nQué hacer: ${fix}`;
  return `::error ${properties.join(",")}::${escapeData(message)}`;
}

/** Escapes characters that would end the command, as GitHub's own toolkit does. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
