import { randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { lstat, open, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export type WrittenFile =
  | { readonly kind: "written" }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * Writes a file that only its owner may read (mode 0600), whole or not at all: a crash or a full
 * disk in the midst leaves what was there before. Rejects when `content` does.
 */
export async function writePrivateFile(
  path: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  options: { readonly overwrite: boolean },
): Promise<WrittenFile> {
  const made = await makePrivateFile(path, (file) => writeFile(file, content), options);
  return made.kind === "made" ? { kind: "written" } : made;
}

export type MadeFile<Result> =
  | { readonly kind: "made"; readonly result: Result }
  /** `message` is Spanish and says what to do. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * The same for a file that `fill` writes, given the path of an empty one to be filled. Rejects when
 * `fill` does, unless its reason is one that a person can mend.
 */
export async function makePrivateFile<Result>(
  path: string,
  fill: (file: string) => Promise<Result>,
  { overwrite }: { readonly overwrite: boolean },
): Promise<MadeFile<Result>> {
  const obstacle = await findObstacle(path, overwrite);
  if (obstacle !== null) return { kind: "refused", message: obstacle };
  const temporary = temporaryFor(path);
  try {
    const file = await open(temporary, "wx", 0o600);
    let result: Result;
    try {
      result = await fill(temporary);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    return { kind: "made", result };
  } catch (cause) {
    // Report the first failure, even when the clean-up fails too.
    await rm(temporary, { force: true }).catch(() => {});
    const message = explainWriteError(cause, path);
    if (message === null) throw cause;
    return { kind: "refused", message };
  }
}

/**
 * The same at once, for a file that does not exist yet and whose folder only this program uses: what
 * writers left there that were killed is removed. Throws what `explainWriteError` explains.
 */
export function writePrivateFileSync(path: string, content: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (/^\..+\.tmp$/.test(name)) rmSync(join(folder, name), { force: true });
  }
  const temporary = temporaryFor(path);
  try {
    const file = openSync(temporary, "wx", 0o600);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}

/** In the same folder, because a rename is atomic only within one disk. */
function temporaryFor(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
}

async function findObstacle(path: string, overwrite: boolean): Promise<string | null> {
  const existing = await lstat(path).catch(() => null);
  if (existing?.isDirectory()) return `«${path}» es una carpeta. Indique un nombre de archivo.`;
  if (existing === null || overwrite) return null;
  return `Ya existe el archivo «${path}». Elija otro nombre, o agregue --sobrescribir.`;
}

const writeErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `No existe la carpeta «${dirname(path)}». Créela primero.`,
  ENOTDIR: (path) => `«${dirname(path)}» no es una carpeta.`,
  EACCES: (path) => `No hay permiso para escribir en la carpeta «${dirname(path)}».`,
  EPERM: (path) => `No hay permiso para escribir «${path}».`,
  ELOOP: (path) => `«${dirname(path)}» es un enlace que da vueltas sin llegar a una carpeta.`,
  EROFS: (path) => `El disco de «${path}» es de solo lectura.`,
  ENOSPC: () => "No queda espacio en el disco.",
  SQLITE_FULL: () => "No queda espacio en el disco.",
};

/** What a person can mend of what kept `path` from being written, in Spanish; else `null`. */
export function explainWriteError(cause: unknown, path: string): string | null {
  if (!(cause instanceof Error) || !("code" in cause)) return null;
  return writeErrors[String(cause.code)]?.(path) ?? null;
}
