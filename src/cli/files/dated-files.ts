import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Files of one folder that bear the moment they were written in their name. */
export interface DatedFiles {
  /** Oldest first; none where there is no folder. */
  names(): readonly string[];
  /** Local date and time; always after the newest, even within a second or with the clock set back. */
  nextName(): string;
  /** Removes all but the newest `count`; returns how many went. */
  keepNewest(count: number): number;
}

/** Those of `folder` that are named as `PREFIX2025-10-04-070000ENDING`; all others are left alone. */
export function datedFiles(folder: string, prefix: string, ending: string): DatedFiles {
  const names = () => filesIn(folder).filter(isDated).toSorted();

  function isDated(name: string): boolean {
    if (!name.startsWith(prefix) || !name.endsWith(ending)) return false;
    return /^\d{4}-\d{2}-\d{2}-\d{6}$/.test(name.slice(prefix.length, -ending.length));
  }

  return {
    names,
    nextName() {
      const newest = names().at(-1);
      for (let instant = Date.now(); ; instant += 1000) {
        const name = `${prefix}${timestamp(new Date(instant))}${ending}`;
        if (newest === undefined || name > newest) return name;
      }
    },
    keepNewest(count) {
      const oldest = names().slice(0, -count);
      for (const name of oldest) rmSync(join(folder, name), { force: true });
      return oldest.length;
    },
  };
}

function timestamp(time: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${date}-${two(time.getHours())}${two(time.getMinutes())}${two(time.getSeconds())}`;
}

/** None where there is no folder; to write there explains what is in its place. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : null;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP") return [];
    throw cause;
  }
}
