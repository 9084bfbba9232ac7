import { totalmem } from "node:os";
import { SettingFault } from "../content/site-url.ts";

const GIB = 1024 ** 3;

/**
 * Throws SettingFault in a folder in which no build can succeed: Vite takes what follows a `#` or a
 * `?` in a path for a part of an address.
 */
export function requireUsableFolder(folder: string): void {
  const sign = /[#?]/.exec(folder)?.[0];
  if (sign === undefined) return;
  throw new SettingFault(
    `El sitio no se puede construir en «${folder}», porque el nombre de una carpeta lleva «${sign}». Cámbielo por uno sin ese signo.`,
  );
}

/** Warns in Spanish of a build that the system may end without a word, or `null`. */
export function shortOfMemory(bytes: number): string | null {
  if (bytes >= GIB) return null;
  return `Aviso: construir el sitio necesita 1 GiB de memoria y aquí hay ${Math.floor(bytes / 1024 ** 2)} MiB. Si termina sin decir nada, constrúyalo en otra computadora y copie la carpeta dist.`;
}

/** Memory of the machine, or of the container that limits it, in bytes. */
export function memoryHere(): number {
  // 0 or a huge number where there is no limit.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
