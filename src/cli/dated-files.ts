import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Files of one folder that bear the moment they were written in their name. */
export interface DatedFiles {
  /** Oldest first; none where there is no folder. */
  names(): Promise<readonly string[]>;
  /** Local date and time; always after the newest, even within a second or with the clock set back. */
  nextName(): Promise<string>;
  /** Removes all but the newest `count`; resolves with how many went. */
  keepNewest(count: number): Promise<number>;
}

/** Those of `folder` that are named as `PREFIX2025-10-04-070000ENDING`; all others are left alone. */
export function datedFiles(folder: string, prefix: string, ending: string): DatedFiles {
  async function names(): Promise<readonly string[]> {
    const found = await readdir(folder).catch(missingIsEmpty);
    return found.filter(isDated).toSorted();
  }

  function isDated(name: string): boolean {
    if (!name.startsWith(prefix) || !name.endsWith(ending)) return false;
    return /^\d{4}-\d{2}-\d{2}-\d{6}$/.test(name.slice(prefix.length, -ending.length));
  }

  return {
    names,
    async nextName() {
      const newest = (await names()).at(-1);
      for (let instant = Date.now(); ; instant += 1000) {
        const name = `${prefix}${timestamp(new Date(instant))}${ending}`;
        if (newest === undefined || name > newest) return name;
      }
    },
    async keepNewest(count) {
      const oldest = (await names()).slice(0, -count);
      for (const name of oldest) await rm(join(folder, name), { force: true });
      return oldest.length;
    },
  };
}

function timestamp(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${date}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

function missingIsEmpty(cause: unknown): string[] {
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  if (code === "ENOENT" || code === "ENOTDIR") return [];
  throw cause;
}
