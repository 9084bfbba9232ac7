import { BUILD_MEMORY } from "../content/build-memory.ts";

/**
 * Warns in Spanish if there is too little memory, where the system may kill the build without a
 * message; otherwise `null`.
 */
export function shortOfMemory(bytes: number): string | null {
  if (bytes >= BUILD_MEMORY) return null;
  return `Aviso: construir el sitio necesita ${BUILD_MEMORY / 1024 ** 3} GiB de memoria y aquí hay ${Math.floor(bytes / 1024 ** 2)} MiB. Si termina sin decir nada, constrúyalo en otra computadora y copie la carpeta dist.`;
}
