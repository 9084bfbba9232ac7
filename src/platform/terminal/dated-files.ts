import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A date and a time; backups of former versions lack the milliseconds. */
const stamp = /^\d{4}-\d{2}-\d{2}-\d{6}(?:\d{3})?\.json$/;

/** The name of a file that is written now, in local time: `PREFIX2025-10-04-070000123.json`. */
export function datedName(prefix: string): string {
  const now = new Date();
  // Sweden writes dates as ISO 8601 does.
  const second = now.toLocaleString("sv").replace(" ", "-").replaceAll(":", "");
  return `${prefix}${second}${String(now.getMilliseconds()).padStart(3, "0")}.json`;
}

/** Removes all such files of `folder` but the newest `count`; returns the number of removed files. */
export function keepNewest(folder: string, prefix: string, count: number): number {
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(prefix) && stamp.test(name.slice(prefix.length)),
  );
  const oldest = names.toSorted().slice(0, -count);
  for (const name of oldest) rmSync(join(folder, name), { force: true });
  return oldest.length;
}
