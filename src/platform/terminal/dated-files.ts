import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A date and a time; backups of former versions lack the milliseconds. */
const stamp = /^\d{4}-\d{2}-\d{2}-\d{6}(?:\d{3})?\.json$/;

/** The files of `folder` that are named `PREFIX2025-10-04-070000123.json`. */
export function datedFiles(folder: string, prefix: string) {
  return {
    /** The name of a file that is written now, in local time. */
    nextName(): string {
      const now = new Date();
      // Sweden writes dates as ISO 8601 does.
      const second = now.toLocaleString("sv").replace(" ", "-").replaceAll(":", "");
      return `${prefix}${second}${String(now.getMilliseconds()).padStart(3, "0")}.json`;
    },
    /** Removes all but the newest `count`; returns the number of removed files. */
    keepNewest(count: number): number {
      const names = readdirSync(folder).filter(
        (name) => name.startsWith(prefix) && stamp.test(name.slice(prefix.length)),
      );
      const oldest = names.toSorted().slice(0, -count);
      for (const name of oldest) rmSync(join(folder, name), { force: true });
      return oldest.length;
    },
  };
}
