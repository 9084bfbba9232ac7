import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { frozenEdition } from "../../../testing/frozen-edition.ts";
import { checkSources } from "../../check-sources.ts";
import type { PhotoFacts } from "../../photos/photo-faults.ts";
import { namedPhotos } from "../../photos/photo-faults.ts";
import { type ContentKey, contentKeys } from "../../texts/content-keys.ts";
import type { ContentSources } from "../../texts/texts-calls.ts";
import { readData } from "../../yaml/yaml-file.ts";
import type { EditionAnswers } from "../answers.ts";
import { nextEdition } from "../next-edition.ts";

/** After the frozen edition. */
export const BEGUN_AT = Date.parse("2026-03-02T10:00:00-06:00");
export const elsewhere: EditionAnswers = {
  numero: "14",
  fecha: "2026-10-03",
  puertas: "07:30",
  inicio: "08:30",
  lugar: "Auditorio: Central",
  direccion: "6.ª calle 1-23, zona 2",
};
/** The fields of `edicion` that these answers give. */
export const identityElsewhere = {
  numero: 14,
  titulo: "Convención de Ciencia y Tecnología",
  lugar: { nombre: "Auditorio: Central", direccion: "6.ª calle 1-23, zona 2" },
  fechas: {
    dia: "sábado",
    puertas: "2026-10-03T07:30:00-06:00",
    inicio: "2026-10-03T08:30:00-06:00",
  },
  derechos: 2026,
};
export type Edits = Partial<Record<ContentKey, (text: string) => string>>;

/** The frozen edition without sample marks and with a real number, and with `edits`. */
export async function sourcesWith(edits: Edits = {}): Promise<ContentSources> {
  const texts = contentKeys.map(async (key) => {
    const text = await readFile(join(frozenEdition, `${key}.yaml`), "utf8").catch(() => "");
    const real = text
      .replace(/- muestra: true\n +/g, "- ")
      .replace(/^ *muestra: .*\n/gm, "")
      .replace("+502 0000 0000", "+502 2418 8000");
    return [key, edits[key]?.(real) ?? real];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The photos that the texts name, and others. */
export function photosOf(sources: ContentSources): PhotoFacts[] {
  const data = Object.fromEntries(contentKeys.map((key) => [key, readData(sources[key])]));
  const names = namedPhotos(data).map(({ name }) => name);
  return ["evento.jpg", ...names].map((path) => ({ path }));
}

/** Runs `nextEdition` and reads its result; both have to be without faults. */
export async function next(
  edits: Edits = {},
  answers: EditionAnswers = elsewhere,
  eventPhotos: readonly string[] = [],
) {
  const sources = await sourcesWith(edits);
  const photos = photosOf(sources);
  const made = nextEdition(sources, photos, { answers, eventPhotos, now: BEGUN_AT });
  if (made.kind === "faulty") throw new Error(JSON.stringify(made.faults));
  const report = checkSources({ ...sources, ...made.files }, photos, { now: BEGUN_AT });
  if (report.edition === null) throw new Error(JSON.stringify(report.faults));
  const becameSample = report.samples.map(({ field }) => field);
  return { ...made, becameSample, edition: report.edition, sources };
}
