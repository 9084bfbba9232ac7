import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { type NewFile, placeFiles, readText } from "../../../content/place-files.ts";
import { type ContentReport, PHOTOS_FOLDER, readContent } from "../../../content/read-content.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import type { Answers } from "../dialogue/answers.ts";
import type { EventPhoto } from "./event-photos.ts";
import {
  type ContentTexts,
  rewriteContent,
  rewrittenFiles,
  type YearPhotos,
  yearOf,
} from "./rewrite-content.ts";

/** Photos of the year that ends: files to copy, or one of the two ways without. */
export type PhotoChoice =
  | { readonly kind: "event"; readonly photos: readonly EventPhoto[] }
  | Exclude<YearPhotos, { kind: "event" }>;

export interface EditionRequest {
  readonly contentDir: string;
  /** What the content says now. */
  readonly current: EditionContent;
  readonly answers: Answers;
  readonly photos: PhotoChoice;
}

/**
 * Makes the content that of the next edition, and resolves with the report on it. The change is
 * made on a copy and read back first: the content itself is touched only when all of it is sound.
 */
export async function startEdition(request: EditionRequest): Promise<ContentReport> {
  const { contentDir } = request;
  const workshop = await mkdtemp(join(tmpdir(), "edicion-"));
  try {
    // Under its own name, because faults tell it.
    const copy = join(workshop, basename(resolve(contentDir)));
    await cp(contentDir, copy, {
      recursive: true,
      filter: (source) => source === contentDir || !basename(source).startsWith("."),
    });
    const files = await newFiles(request);
    for (const file of files) {
      const target = join(copy, file.path);
      if ("text" in file) await writeFile(target, file.text);
      else await cp(file.copyOf, target);
    }
    const report = await readContent(copy);
    if (report.edition === null) return report;
    requireChange(report.edition, request);
    await placeFiles(contentDir, files);
    return report;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function newFiles({
  contentDir,
  current,
  answers,
  photos,
}: EditionRequest): Promise<NewFile[]> {
  const texts = await readTexts(contentDir);
  const copied = photos.kind === "event" ? photos.photos : [];
  const yearPhotos: YearPhotos =
    photos.kind === "event" ? { kind: "event", names: copied.map(({ name }) => name) } : photos;
  const rewritten = rewriteContent(texts, current, answers, yearPhotos);
  return [
    ...copied.map(({ source, name }) => ({ path: join(PHOTOS_FOLDER, name), copyOf: source })),
    ...rewrittenFiles
      .filter((name) => rewritten[name] !== texts[name])
      .map((name) => ({ path: `${name}.yaml`, text: rewritten[name] })),
  ];
}

async function readTexts(contentDir: string): Promise<ContentTexts> {
  const read = (name: keyof ContentTexts) => readText(join(contentDir, `${name}.yaml`));
  return {
    ediciones: await read("ediciones"),
    sede: await read("sede"),
    acerca: await read("acerca"),
    tematicas: await read("tematicas"),
    ponentes: await read("ponentes"),
    testimonios: await read("testimonios"),
    edicion: await read("edicion"),
  };
}

/** Reads the rewritten content back: a layout that the edits misjudge must not reach the files. */
function requireChange(made: EditionContent, { current, answers }: EditionRequest): void {
  const { numero, fechas, lugar } = made.edicion;
  const right =
    numero === answers.numero &&
    fechas.puertas.startsWith(`${answers.fecha}T${answers.puertas}`) &&
    fechas.inicio.startsWith(`${answers.fecha}T${answers.inicio}`) &&
    lugar.nombre === answers.lugar &&
    lugar.direccion === answers.direccion &&
    made.ediciones.some(({ anio }) => anio === yearOf(current)) &&
    current.ediciones.every(({ anio }) => made.ediciones.some((past) => past.anio === anio));
  if (!right) throw new Error("The rewritten content does not say what was asked for");
}
