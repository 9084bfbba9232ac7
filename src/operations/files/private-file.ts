import { randomUUID } from "node:crypto";
import { lstatSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../../domain/error-code.ts";
import { UserError } from "../../domain/user-error.ts";

/** Whether a file may be replaced; `never` for a command without the option `--sobrescribir`. */
export type Overwrite = boolean | "never";

/**
 * Writes a file atomically, with mode 0600. Throws `UserError` for errors that a person can do
 * something about.
 */
export function writePrivateFile(path: string, content: string | Uint8Array, overwrite: Overwrite) {
  refuseTaken(path, overwrite);
  // In the same folder, because a rename is atomic only within one disk.
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    // The package write-file-atomic puts a cut-off file in place when the disk fills up meanwhile.
    writeFileSync(draft, content, { flag: "wx", mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (cause) {
    try {
      rmSync(draft, { force: true });
    } catch {
      // A failed removal is ignored, because the reason of the failed write matters more.
    }
    throw explainWriteError(cause, path);
  }
}

function refuseTaken(path: string, overwrite: Overwrite): void {
  const existing = existingAt(path);
  if (existing?.isDirectory()) {
    throw new UserError(`«${path}» es una carpeta. Indique un nombre de archivo.`);
  }
  if (existing === undefined || overwrite === true) return;
  const option = overwrite === "never" ? "" : ", o agregue --sobrescribir";
  throw new UserError(`Ya existe el archivo «${path}». Elija otro nombre${option}.`);
}

/** `undefined` also if the parent is not a folder; the write then reports that. */
function existingAt(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const writeErrors: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `No existe la carpeta «${dirname(path)}». Créela primero.`,
  ENOTDIR: (path) => `«${dirname(path)}» no es una carpeta.`,
  EACCES: (path) => `No hay permiso para escribir en la carpeta «${dirname(path)}».`,
  EPERM: (path) => `No hay permiso para escribir «${path}».`,
  EROFS: (path) => `El disco de «${path}» es de solo lectura.`,
  ENOSPC: () => "No queda espacio en el disco.",
};

function explainWriteError(cause: unknown, path: string): unknown {
  const message = writeErrors[String(errorCode(cause))]?.(path);
  return message === undefined ? cause : new UserError(message, { cause });
}
