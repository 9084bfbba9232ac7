import { BUILD_MEMORY } from "../content/build-memory.ts";
import { UserError } from "../domain/user-error.ts";

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
  if (bytes >= BUILD_MEMORY) return null;
  return `Aviso: construir el sitio necesita ${BUILD_MEMORY / 1024 ** 3} GiB de memoria y aquí hay ${Math.floor(bytes / 1024 ** 2)} MiB. Si termina sin decir nada, constrúyalo en otra computadora y copie la carpeta dist.`;
}
