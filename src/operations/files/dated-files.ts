import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../domain/error-code.ts";

/** The files of `folder` that are named `PREFIX2025-10-04-070000ENDING`. */
export function datedFiles(folder: string, prefix: string, ending: string) {
  const stampOf = (name: string) => name.slice(prefix.length, -ending.length);
  const isDated = (name: string) =>
    name.startsWith(prefix) && name.endsWith(ending) && instantOf(stampOf(name)) !== null;

  /** Sorted by age, the oldest first; none if the folder is missing. */
  const names = () => filesIn(folder).filter(isDated).toSorted();

  return {
    names,
    /** The local date and time, but later than the newest name, also if the clock was set back. */
    nextName(): string {
      const newest = instantOf(stampOf(names().at(-1) ?? "")) ?? 0;
      // Sweden writes dates as ISO 8601 does.
      const now = Date.parse(`${new Date().toLocaleString("sv").replace(" ", "T")}Z`);
      const stamp = new Date(Math.max(now, newest + 1000)).toISOString().slice(0, 19);
      return prefix + stamp.replace("T", "-").replaceAll(":", "") + ending;
    },
    /** Removes all but the newest `count`; returns the number of removed files. */
    keepNewest(count: number): number {
      const oldest = names().slice(0, -count);
      for (const name of oldest) rmSync(join(folder, name), { force: true });
      return oldest.length;
    },
  };
}

/** The instant of a timestamp interpreted as UTC, in ms; `null` if it is invalid. */
function instantOf(written: string): number | null {
  const time = written.replace(/^(.{10})-(\d\d)(\d\d)(\d\d)$/, "$1T$2:$3:$4.000Z");
  const instant = Date.parse(time);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === time ? instant : null;
}

/** No names if the folder is missing; writing to it will report the reason. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw cause;
  }
}
