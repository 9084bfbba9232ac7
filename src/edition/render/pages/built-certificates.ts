import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageFacts } from "#access/model/page-facts.ts";
import {
  CERTIFICATE_FONTS,
  type EditionCertificates,
} from "#certificates/pdf/built-certificates.ts";
import { PHOTOS_FOLDER } from "#edition/files/check-sources.ts";
import { eventDays } from "#edition/model/event-days.ts";
import { fullTitle } from "#edition/model/full-title.ts";
import { eventDate } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { contentHash } from "../content-hash.ts";
import { type HashedFiles, writeCached } from "../hashed-files.ts";
import type { Theme } from "../pictures/theme.ts";
import type { ProgramsFolder } from "../programs.ts";
import type { ContentToRender } from "../render-target.ts";
import { certificateMarks } from "./certificate-marks.ts";

/** The JSON of the fonts of certificates: base64 by name, and their letters. */
export async function readFonts({ folder }: ProgramsFolder) {
  return JSON.parse(await readFile(join(folder, CERTIFICATE_FONTS), "utf8"));
}

interface FactsOptions {
  readonly programs: ProgramsFolder;
  readonly hashed: HashedFiles;
  readonly siteUrl: string | null;
  readonly theme: Theme;
}

/** The facts that the organisers' page shows, all public, and what belongs to certificates. */
export async function factsAndCertificates(
  { contentDir, edition: { edicion, tematicas, ponentes }, samples }: ContentToRender,
  { programs, hashed, siteUrl, theme }: FactsOptions,
): Promise<{ facts: PageFacts; certificates: Omit<EditionCertificates, "pages"> }> {
  const marks = await certificateMarks(edicion, join(contentDir, PHOTOS_FOLDER), hashed.caches);
  const name = `constancia-${contentHash(programs.id, JSON.stringify(marks))}.json`;
  const withFonts = async () => JSON.stringify({ ...(await readFonts(programs)), marks });
  const file = `/${await writeCached(hashed, name, withFonts)}`;
  const { numero, facultad, centro, fechas } = edicion;
  const evento = fullTitle(edicion);
  const colour = theme.paperAccent;
  const event = { evento, fecha: eventDate(fechas), numero, facultad, centro, colour };
  const facts = {
    title: evento,
    carnet: edicion.carnet,
    dates: phaseDates(edicion),
    days: eventDays(fechas),
    siteUrl,
    certificate: { event, file },
    talks: tematicas.flatMap(({ titulo, ponente }) => {
      const speakers = ponentes.filter(({ id }) => ponente.includes(id));
      return speakers.length === 0
        ? []
        : [{ title: titulo, speakers: speakers.map(({ nombre }) => nombre) }];
    }),
    registration: edicion.inscripcion,
    samples: samples.length,
  };
  return { facts, certificates: { event, site: siteUrl, marks } };
}
