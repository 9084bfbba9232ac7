import { join } from "node:path";
import type { PageFacts } from "#access/model/page-facts.ts";
import type { EditionCertificates } from "#certificates/pdf/built-certificates.ts";
import type { CertificateSheet } from "#certificates/pdf/sheet.ts";
import { loadSharp, openMark } from "#edition/files/open-picture.ts";
import type { EditionContent } from "#edition/model/edition.ts";
import { eventDays } from "#edition/model/event-days.ts";
import { fullTitle } from "#edition/model/event-state.ts";
import { eventDate } from "#edition/model/phases/event-dates.ts";
import { phaseDates } from "#edition/model/phases/phase.ts";
import { LIGHT } from "#edition/model/pictures/mark-tones.ts";
import { contentHash, fileHash } from "../content-hash.ts";
import { type Caches, cachedFile } from "../drawing-cache.ts";
import { writeCached } from "../hashed-files.ts";
import { meanLuminance } from "../pictures/draw-marks.ts";
import { readFonts } from "../programs.ts";
import type { ContentToRender, Rendering } from "../render-target.ts";

/** The facts that the organisers' page shows, all public, and what belongs to certificates. */
export async function factsAndCertificates(
  { edition: { edicion, tematicas, ponentes }, samples }: ContentToRender,
  rendering: Rendering,
): Promise<{ facts: PageFacts; certificates: Omit<EditionCertificates, "pages"> }> {
  const { programs, photosDir, caches, siteUrl, theme } = rendering;
  const marks = await certificateMarks(edicion, photosDir, caches);
  const name = `constancia-${contentHash(programs.id, JSON.stringify(marks))}.json`;
  const withFonts = async () => JSON.stringify({ ...(await readFonts(programs)), marks });
  const file = `/${await writeCached(rendering, name, withFonts)}`;
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

/** Part of each cache key: raise it when the code below changes what it draws. */
const VERSION = 1;
/** Pixels in which a mark must fit, some 260 to the inch. */
const CREST = { width: 420, height: 170 };
const LOGO = { width: 780, height: 500 };

/** The edition's logo and crests as certificates print them: JPEG on the paper's white, which is quick to embed. */
export async function certificateMarks(
  { logo, escudos = [] }: Pick<EditionContent["edicion"], "logo" | "escudos">,
  photosDir: string,
  caches: Caches,
): Promise<CertificateSheet["marks"]> {
  return {
    logo: logo === undefined ? null : await printed(join(photosDir, logo), LOGO, caches),
    crests: await Promise.all(
      escudos.map(({ archivo }) => printed(join(photosDir, archivo), CREST, caches)),
    ),
  };
}

async function printed(source: string, box: typeof CREST, caches: Caches): Promise<string> {
  const key = `printed-${await fileHash(JSON.stringify({ VERSION, box }), source)}`;
  const jpeg = await cachedFile(caches, key, () => jpegOf(source, box));
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function jpegOf(source: string, box: typeof CREST): Promise<Buffer> {
  const sharp = await loadSharp();
  const whole = await (await openMark(source)).png().toBuffer();
  const mark = await sharp(whole)
    .trim()
    .toBuffer()
    .catch(() => whole);
  const resized = sharp(mark).resize({ ...box, fit: "inside" });
  const isLight = ((await meanLuminance(mark)) ?? 0) > LIGHT;
  const background = isLight ? "#140a0c" : "#fff";
  const edge = isLight ? 16 : 0;
  return resized
    .flatten({ background })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
