import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltCertificates } from "../../../certificates/built-certificates.ts";
import { eventDate } from "../../../domain/dates/event-dates.ts";
import type { Edition } from "../../../domain/edition/edition.ts";
import { fullTitle } from "../../../domain/edition/full-title.ts";
import { CERTIFICATE_FONTS, type ProgramsFolder } from "../programs.ts";

/** The fonts of certificates, base64 by name. */
export async function certificateFonts({
  folder,
}: ProgramsFolder): Promise<BuiltCertificates["fonts"]> {
  return JSON.parse(await readFile(join(folder, CERTIFICATE_FONTS), "utf8"));
}

/** The facts about the event that certificates contain. `colour` is the accent on white paper. */
export function certificateEvent(
  edicion: Edition["edicion"],
  colour: string,
): BuiltCertificates["event"] {
  const { numero, facultad, centro, fechas } = edicion;
  return {
    evento: fullTitle(edicion),
    fecha: eventDate(fechas),
    numero,
    facultad,
    centro,
    colour,
  };
}
