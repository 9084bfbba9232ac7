import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { type ContentReport, PHOTOS_FOLDER, readContent } from "../../../content/read-content.ts";
import type { EditionContent } from "../../../domain/edition/edition.ts";
import { errorCode } from "../../../domain/error-code.ts";
import { UserError } from "../../../domain/user-error.ts";
import type { Answers } from "../answers.ts";
import type { PhotoChoice } from "../photos.ts";
import { type ContentTexts, contentKeys, rewriteContent } from "./rewrite-content.ts";

export interface EditionRequest {
  readonly contentDir: string;
  /** The content before the change. */
  readonly current: EditionContent;
  readonly answers: Answers;
  readonly photos: PhotoChoice;
}

/**
 * Turns the content into that of the next edition, and resolves with its report. The change is made
 * on a copy and read back first, so that faulty content never reaches the folder. The files are then
 * written one after the other; after a failure in between, git has the previous ones.
 */
export async function startEdition(request: EditionRequest): Promise<ContentReport> {
  const { contentDir, current, answers, photos } = request;
  const texts = await readTexts(contentDir);
  const rewritten = rewriteContent(texts, current, answers, photos);

  async function writeTo(folder: string): Promise<void> {
    for (const { source, name } of photos.kind === "event" ? photos.photos : []) {
      await cp(source, join(folder, PHOTOS_FOLDER, name));
    }
    for (const [key, text] of rewritten) {
      if (text !== texts.get(key)) await writeFile(join(folder, `${key}.yaml`), text);
    }
  }

  const workshop = await mkdtemp(join(tmpdir(), "edicion-"));
  try {
    // It has the folder's own name, which faults mention.
    const copy = join(workshop, basename(resolve(contentDir)));
    const isKept = (source: string) => source === contentDir || !basename(source).startsWith(".");
    await cp(contentDir, copy, { recursive: true, filter: isKept });
    await writeTo(copy);
    const report = await readContent(copy);
    if (report.edition === null) return report;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  await writeTo(contentDir).catch((cause: unknown) => {
    throw new UserError(
      `No se pudo escribir en la carpeta ${contentDir} (${errorCode(cause) ?? "error"}): revise sus permisos y el espacio en el disco.\nAlgunos archivos pueden haber cambiado ya: recupérelos con git y repita la orden.`,
      { cause },
    );
  });
  return readContent(contentDir);
}

/** `null` for an optional file that the edition lacks; the content was checked before. */
async function readText(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
}

async function readTexts(contentDir: string): Promise<ContentTexts> {
  const texts = contentKeys.map(async (key) => {
    const text = await readText(join(contentDir, `${key}.yaml`));
    // Normalised as the content's checks read it: composed letters, no byte order mark.
    return text === null ? [] : [[key, text.replace(/^\uFEFF/, "").normalize("NFC")] as const];
  });
  return new Map((await Promise.all(texts)).flat());
}
