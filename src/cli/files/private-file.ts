import { randomUUID } from "node:crypto";
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { lstat, open, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../../domain/error-code.ts";
import type { Outcome } from "./outcome.ts";

/** Whether a file may be replaced; `never` for a command without the option `--sobrescribir`. */
export type Overwrite = boolean | "never";

/**
 * Writes a file that only its owner may read (mode 0600), whole or not at all: a crash or a full
 * disk in the midst leaves what was there before. Rejects when `content` does.
 */
export async function writePrivateFile(
  path: string,
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>,
  options: { readonly overwrite: Overwrite },
): Promise<Outcome<void>> {
  return makePrivateFile(path, (file) => writeFile(file, content), options);
}

/**
 * The same for a file that `fill` writes, given the path of an empty one to be filled. Rejects when
 * `fill` does, unless its reason is one that a person can mend.
 */
export async function makePrivateFile<Result>(
  path: string,
  fill: (file: string) => Promise<Result>,
  { overwrite }: { readonly overwrite: Overwrite },
): Promise<Outcome<Result>> {
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
    return { kind: "done", result };
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
    writeFileSync(temporary, content, { flag: "wx", mode: 0o600, flush: true });
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

async function findObstacle(path: string, overwrite: Overwrite): Promise<string | null> {
  const existing = await lstat(path).catch(() => null);
  if (existing?.isDirectory()) return `«${path}» es una carpeta. Indique un nombre de archivo.`;
  if (existing === null || overwrite === true) return null;
  const option = overwrite === "never" ? "" : ", o agregue --sobrescribir";
  return `Ya existe el archivo «${path}». Elija otro nombre${option}.`;
}

const writeErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `No existe la carpeta «${dirname(path)}». Créela primero.`,
  ENOTDIR: (path) => `«${dirname(path)}» no es una carpeta.`,
  EACCES: (path) => `No hay permiso para escribir en la carpeta «${dirname(path)}».`,
  EPERM: (path) => `No hay permiso para escribir «${path}».`,
  EROFS: (path) => `El disco de «${path}» es de solo lectura.`,
  ENOSPC: () => "No queda espacio en el disco.",
  SQLITE_FULL: () => "No queda espacio en el disco.",
};

/** What a person can mend of what kept `path` from being written, in Spanish; else `null`. */
export function explainWriteError(cause: unknown, path: string): string | null {
  return writeErrors[String(errorCode(cause))]?.(path) ?? null;
}
