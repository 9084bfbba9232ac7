import { readdir, readFile } from "node:fs/promises";

/** What a process holds at one moment; Linux only. */
export interface Usage {
  readonly residentMb: number;
  /** Open files and connections. */
  readonly descriptors: number;
}

export async function usageOf(pid: number): Promise<Usage> {
  const [status, descriptors] = await Promise.all([
    readFile(`/proc/${pid}/status`, "utf8"),
    readdir(`/proc/${pid}/fd`),
  ]);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kilobytes === undefined) throw new Error(`Process ${pid} does not report its memory`);
  return { residentMb: Number(kilobytes) / 1024, descriptors: descriptors.length };
}

/**
 * By how much memory grew between the second and the last quarter of the samples, as a ratio of
 * medians: 1 is flat. The first quarter is left out, in which the engine still compiles and caches.
 */
export function growth(samples: readonly Usage[]): number {
  const quarter = Math.floor(samples.length / 4);
  return median(samples.slice(-quarter)) / median(samples.slice(quarter, 2 * quarter));
}

function median(samples: readonly Usage[]): number {
  const sorted = samples.map(({ residentMb }) => residentMb).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
