import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../domain/error-code.ts";

/**
 * The files of `folder` that bear the moment they were written in their name, which is
 * `PREFIX2025-10-04-070000ENDING`; all others are left alone.
 */
export function datedFiles(folder: string, prefix: string, ending: string) {
  /** Oldest first; none where there is no folder. */
  const names = () => filesIn(folder).filter(isDated).toSorted();

  function isDated(name: string): boolean {
    if (!name.startsWith(prefix) || !name.endsWith(ending)) return false;
    return /^\d{4}-\d{2}-\d{2}-\d{6}$/.test(name.slice(prefix.length, -ending.length));
  }

  return {
    names,
    /** Local date and time; always after the newest, even within a second or with the clock set back. */
    nextName(): string {
      const newest = names().at(-1);
      for (let instant = Date.now(); ; instant += 1000) {
        const name = `${prefix}${timestamp(new Date(instant))}${ending}`;
        if (newest === undefined || name > newest) return name;
      }
    },
    /** Removes all but the newest `count`; returns how many went. */
    keepNewest(count: number): number {
      const oldest = names().slice(0, -count);
      for (const name of oldest) rmSync(join(folder, name), { force: true });
      return oldest.length;
    },
  };
}

/** `2025-10-04-070000`; Sweden writes dates as ISO 8601 does. */
function timestamp(time: Date): string {
  return time.toLocaleString("sv").replace(" ", "-").replaceAll(":", "");
}

/** None where there is no folder; to write there explains what is in its place. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw cause;
  }
}
