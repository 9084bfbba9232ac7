import { readFile } from "node:fs/promises";
import type { BuiltCertificates } from "../../certificates/built-certificates.ts";
import { eventDate } from "../../domain/dates/event-dates.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { fullTitle } from "../../domain/edition/full-title.ts";
import { themeOf } from "../colours/theme.ts";

interface Parts extends Pick<BuiltCertificates, "site" | "pages"> {
  /** The path of the file with fonts and marks that browsers fetch too. */
  readonly file: string;
}

/** Collects what the server needs to make and check certificates. */
export async function builtCertificates(
  edicion: Edition["edicion"],
  { site, pages, file }: Parts,
): Promise<BuiltCertificates> {
  const { fonts, marks } = JSON.parse(await readFile(file, "utf8"));
  return { event: certificateEvent(edicion), site, fonts, marks, pages };
}

/** The facts about the event that certificates contain. */
export function certificateEvent(edicion: Edition["edicion"]): BuiltCertificates["event"] {
  const { numero, facultad, centro, fechas } = edicion;
  return {
    evento: fullTitle(edicion),
    fecha: eventDate(fechas),
    numero,
    facultad,
    centro,
    colour: themeOf(edicion).paperAccent,
  };
}
