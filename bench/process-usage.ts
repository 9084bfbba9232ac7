import { readdir } from "node:fs/promises";
import { residentMemory } from "./measure/tools/processes.ts";
import { median } from "./measure/tools/statistics.ts";

/** What a process holds at one moment; Linux only. */
export interface Usage {
  readonly residentMb: number;
  /** Open files and connections. */
  readonly descriptors: number;
}

export async function usageOf(pid: number): Promise<Usage> {
  const bytes = residentMemory(pid);
  if (bytes === null) throw new Error(`Process ${pid} does not report its memory`);
  const descriptors = await readdir(`/proc/${pid}/fd`);
  return { residentMb: bytes / 1024 ** 2, descriptors: descriptors.length };
}

/**
 * By how much memory grew between the second and the last quarter of the samples, as a ratio of
 * medians: 1 is flat. The first quarter is left out, in which the engine still compiles and caches.
 */
export function growth(samples: readonly Usage[]): number {
  const quarter = Math.floor(samples.length / 4);
  const memory = samples.map(({ residentMb }) => residentMb);
  return median(memory.slice(-quarter)) / median(memory.slice(quarter, 2 * quarter));
}
