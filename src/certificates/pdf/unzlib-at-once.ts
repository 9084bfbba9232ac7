import { unzlibSync } from "fflate";

/**
 * Replaces fflate's function of this name, which starts a worker from a blob: the page's policy
 * forbids that, and a transparent PNG would never be read.
 */
export function unzlib(data: Uint8Array, done: (error: null, unzipped: Uint8Array) => void): void {
  done(null, unzlibSync(data));
}
