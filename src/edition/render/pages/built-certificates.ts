import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageFacts } from "#access/model/page-facts.ts";
import type { BuiltCertificates } from "#certificates/pdf/built-certificates.ts";
import type { Edition } from "#edition/model/edition.ts";
import { fullTitle } from "#edition/model/full-title.ts";
import { eventDate } from "#edition/model/phases/event-dates.ts";
import { CERTIFICATE_FONTS, type ProgramsFolder } from "../programs.ts";

/** The fonts of certificates, base64 by name, and their letters. */
export async function certificateFonts({
  folder,
}: ProgramsFolder): Promise<Pick<BuiltCertificates, "fonts" | "letters">> {
  return JSON.parse(await readFile(join(folder, CERTIFICATE_FONTS), "utf8"));
}

/** Doors may be opened before the event's day; an entry from long before belongs to another edition. */
const BEFORE_EVENT_MS = 60 * 86_400_000;

/** From when on entries and grants are of this edition, in ms since the epoch. */
export function claimsFrom({ dates }: Pick<PageFacts, "dates">): number {
  return dates.dayStarts - BEFORE_EVENT_MS;
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
