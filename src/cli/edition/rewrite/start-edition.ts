import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { type ContentReport, PHOTOS_FOLDER, readContent } from "../../../content/read-content.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { errorCode } from "../../../domain/error-code.ts";
import type { Answers } from "../dialogue/answers.ts";
import type { EventPhoto } from "./event-photos.ts";
import {
  type ContentTexts,
  contentKeys,
  rewriteContent,
  type YearPhotos,
  yearOf,
} from "./rewrite-content.ts";

/** Photos of the year that ends: files to copy, or one of the two ways without. */
export type PhotoChoice =
  | { readonly kind: "event"; readonly photos: readonly EventPhoto[] }
  | Exclude<YearPhotos, { kind: "event" }>;

export interface EditionRequest {
  readonly contentDir: string;
  /** The content before the change. */
  readonly current: EditionContent;
  readonly answers: Answers;
  readonly photos: PhotoChoice;
}

/** A file that the new edition brings; `path` is relative to the content folder. */
type NewFile = { readonly path: string } & (
  | { readonly text: string }
  | { readonly copyOf: string }
);

/** The content folder could not be written. `message` is Spanish and says what to do. */
export class WriteRefusedError extends Error {
  override name = "WriteRefusedError";
}

/**
 * Makes the content that of the next edition, and resolves with the report on it. The change is
 * made on a copy and read back first: faulty content never reaches the folder. The files are then
 * written one after the other; after a failure in between, git has the previous ones.
 */
export async function startEdition(request: EditionRequest): Promise<ContentReport> {
  const { contentDir } = request;
  const workshop = await mkdtemp(join(tmpdir(), "edicion-"));
  try {
    // Under its own name, which faults mention.
    const copy = join(workshop, basename(resolve(contentDir)));
    await cp(contentDir, copy, {
      recursive: true,
      filter: (source) => source === contentDir || !basename(source).startsWith("."),
    });
    const files = await newFiles(request);
    await writeFiles(copy, files);
    const report = await readContent(copy);
    if (report.edition === null) return report;
    requireChange(report.edition, request);
    await writeFiles(contentDir, files).catch((cause: unknown) => {
      throw writeRefused(contentDir, cause);
    });
    return report;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, files: readonly NewFile[]): Promise<void> {
  for (const file of files) {
    const target = join(folder, file.path);
    if ("text" in file) await writeFile(target, file.text);
    else await cp(file.copyOf, target);
  }
}

function writeRefused(contentDir: string, cause: unknown): WriteRefusedError {
  const code = errorCode(cause) ?? "error";
  return new WriteRefusedError(
    `No se pudo escribir en la carpeta ${contentDir} (${code}): revise sus permisos y el espacio en el disco.\nAlgunos archivos pueden haber cambiado ya: recupérelos con git y repita la orden.`,
    { cause },
  );
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
    ...[...rewritten]
      .filter(([key, text]) => text !== texts.get(key))
      .map(([key, text]) => ({ path: `${key}.yaml`, text })),
  ];
}

async function readTexts(contentDir: string): Promise<ContentTexts> {
  const texts = contentKeys.map(async (key) => {
    const text = await readFile(join(contentDir, `${key}.yaml`), "utf8");
    // As the content's checks read it: letters composed, no byte order mark.
    return [key, text.replace(/^\uFEFF/, "").normalize("NFC")] as const;
  });
  return new Map(await Promise.all(texts));
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
