import { readFile } from "node:fs/promises";
import type { BuiltCertificates } from "../../certificates/built-certificates.ts";
import { wallClock } from "../../domain/dates/event-dates.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { fullTitle } from "../../domain/edition/full-title.ts";
import { themeOf } from "../colours/theme.ts";

interface Parts extends Pick<BuiltCertificates, "site" | "pages"> {
  /** The path of the file that browsers fetch too. */
  readonly fonts: string;
}

/** Collects what the server needs to make and check certificates. */
export async function builtCertificates(
  edicion: Edition["edicion"],
  { site, pages, fonts }: Parts,
): Promise<BuiltCertificates> {
  const decoded = JSON.parse(await readFile(fonts, "utf8"));
  return { event: certificateEvent(edicion), site, fonts: decoded, pages };
}

/** The facts about the event that certificates contain. */
export function certificateEvent(edicion: Edition["edicion"]): BuiltCertificates["event"] {
  const { numero, facultad, centro, fechas } = edicion;
  return {
    evento: fullTitle(edicion),
    fecha: wallClock(fechas.inicio).longDate,
    numero,
    facultad,
    centro,
    colour: themeOf(edicion).paperRed,
  };
}
