import { randomUUID } from "node:crypto";
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "./error-code.ts";
import { UserError } from "./user-error.ts";

/** Writes a file atomically, with mode 0600. Throws `UserError` if that is not possible. */
export function writePrivateFile(path: string, content: string | Uint8Array, overwrite = false) {
  if (!overwrite && existsSync(path)) {
    throw new UserError(
      `Ya existe el archivo «${path}». Elija otro nombre, o agregue --sobrescribir.`,
    );
  }
  // In the same folder, because a rename is atomic only within one disk.
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    // The package write-file-atomic puts a cut-off file in place when the disk fills up meanwhile.
    writeFileSync(draft, content, { flag: "wx", mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw new UserError(`No se puede escribir «${path}» (${String(errorCode(cause))}). ${REMEDY}`, {
      cause,
    });
  }
}

const REMEDY =
  "Revise que exista la carpeta, el permiso de escribir en ella y el espacio del disco.";
