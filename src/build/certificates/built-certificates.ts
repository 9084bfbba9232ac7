import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltCertificates } from "../../certificates/built-certificates.ts";
import { wallClock } from "../../domain/dates/event-dates.ts";
import type { Edition } from "../../domain/edition/edition.ts";
import { fullTitle } from "../../domain/edition/full-title.ts";
import { fontsCache } from "../prepare-edition.ts";
import { buildCertificateFonts } from "./certificate-fonts.ts";

interface Parts extends Pick<BuiltCertificates, "site" | "pages"> {
  /** Where browsers find the fonts. */
  readonly assetsDir: string;
}

/** Collects what the server needs to make and check certificates; writes the fonts for browsers. */
export async function builtCertificates(
  edicion: Edition["edicion"],
  { site, pages, assetsDir }: Parts,
): Promise<BuiltCertificates> {
  const file = await buildCertificateFonts({ outDir: assetsDir, cacheDir: fontsCache });
  const fonts = JSON.parse(await readFile(join(assetsDir, file), "utf8"));
  return { event: certificateEvent(edicion), site, fonts, pages };
}

/** What certificates say about the event. */
export function certificateEvent(edicion: Edition["edicion"]): BuiltCertificates["event"] {
  const { numero, facultad, centro, fechas } = edicion;
  return {
    evento: fullTitle(edicion),
    fecha: wallClock(fechas.inicio).longDate,
    numero,
    facultad,
    centro,
  };
}
