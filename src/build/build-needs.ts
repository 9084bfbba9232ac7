import { totalmem } from "node:os";
import { UserError } from "../domain/user-error.ts";

/** The memory below which a build is at risk; its peak is 1.05 GiB. */
const NEEDED_GIB = 1.5;

/**
 * Throws UserError for a folder in which builds fail: Vite reads a `#` or `?` in a path as part of
 * a URL.
 */
export function requireUsableFolder(folder: string): void {
  const sign = /[#?]/.exec(folder)?.[0];
  if (sign === undefined) return;
  throw new UserError(
    `El sitio no se puede construir en «${folder}», porque el nombre de una carpeta lleva «${sign}». Cámbielo por uno sin ese signo.`,
  );
}

/**
 * Warns in Spanish if there is too little memory, where the system may kill the build without a
 * message; otherwise `null`.
 */
export function shortOfMemory(bytes: number): string | null {
  if (bytes >= NEEDED_GIB * 1024 ** 3) return null;
  return `Aviso: construir el sitio necesita ${NEEDED_GIB} GiB de memoria y aquí hay ${Math.floor(bytes / 1024 ** 2)} MiB. Si termina sin decir nada, constrúyalo en otra computadora y copie la carpeta dist.`;
}

/** The memory of the machine, or of the container that limits it, in bytes. */
export function memoryHere(): number {
  // `constrainedMemory` is 0 or huge if there is no limit.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
