import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * Where the new edition's files wait inside the content folder. From the moment this folder is
 * there the change is decided: the next run moves what is left in it to its place.
 */
export const PENDING_FOLDER = ".edicion-nueva";
const draftFolder = `${PENDING_FOLDER}-borrador`;

/** A file that the new edition brings: its path in the content folder, and its content. */
export type NewFile = { readonly path: string } & (
  | { readonly text: string }
  | { readonly copyOf: string }
);

/** Thrown when the disk refuses; its message is Spanish and says what to do. */
export class WriteRefusedError extends Error {
  override name = "WriteRefusedError";
}

/**
 * Puts `files` into `contentDir`, in their order. A fault or a kill before all of them are written
 * aside leaves the content as it was; after that, `finishPending` brings the change to its end.
 */
export async function placeFiles(contentDir: string, files: readonly NewFile[]): Promise<void> {
  const draft = join(contentDir, draftFolder);
  await rm(draft, { recursive: true, force: true });
  try {
    for (const [place, file] of files.entries()) {
      // The number keeps the order for the run that finishes the change.
      const target = join(draft, String(place).padStart(4, "0"), file.path);
      await mkdir(dirname(target), { recursive: true });
      if ("text" in file) await writeFile(target, file.text, { flush: true });
      else await copyFile(file.copyOf, target);
    }
    await rename(draft, join(contentDir, PENDING_FOLDER));
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => {
      // Where writing failed, removing may fail too; the first error is the one to report.
    });
    const message = `No se pudo escribir en la carpeta ${contentDir} (${codeOf(cause)}): revise sus permisos y el espacio en el disco.\nNo se cambió nada.`;
    throw new WriteRefusedError(message, { cause });
  }
  await finishPending(contentDir);
}

/** Whether a change of edition was cut short after it was decided. */
export async function isPending(contentDir: string): Promise<boolean> {
  return stat(join(contentDir, PENDING_FOLDER)).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Moves what waits to its place, however often it was cut short before. */
export async function finishPending(contentDir: string): Promise<void> {
  try {
    await moveWaiting(contentDir);
  } catch (cause) {
    const message = `El cambio de edición quedó a medias: no se pudo escribir en la carpeta ${contentDir} (${codeOf(cause)}).\nCierre los archivos que tenga abiertos, revise los permisos y repita la orden: terminará lo que falta.`;
    throw new WriteRefusedError(message, { cause });
  }
}

async function moveWaiting(contentDir: string): Promise<void> {
  const pending = join(contentDir, PENDING_FOLDER);
  for (const place of (await readdir(pending)).sort()) {
    const root = join(pending, place);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((found) => found.isFile())) {
      const waiting = join(entry.parentPath, entry.name);
      const target = join(contentDir, relative(root, waiting));
      await mkdir(dirname(target), { recursive: true });
      await rename(waiting, target);
    }
  }
  await rm(pending, { recursive: true });
}

/** Reads a text file of content as its checks do: UTF-8, letters composed, no byte order mark. */
export async function readText(file: string): Promise<string> {
  return (await readFile(file, "utf8")).replace(/^\uFEFF/, "").normalize("NFC");
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "error";
}
