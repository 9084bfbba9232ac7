import { totalmem } from "node:os";

/** The memory below which a build of the site is at risk, in bytes; its peak is 1.05 GiB. */
export const BUILD_MEMORY = 1.5 * 1024 ** 3;

/** The memory of the machine, or of the container that limits it, in bytes. */
export function memoryHere(): number {
  // `constrainedMemory` is 0 or huge if there is no limit.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
