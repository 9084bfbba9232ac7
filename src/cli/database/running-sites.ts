import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { resolve } from "node:path";
import { DEFAULT_DATABASE_URL, parseDatabaseUrl } from "../../store/database-url.ts";

/** A site that runs on this computer. */
export interface RunningSite {
  readonly process: number;
  /** Its database, a file by its absolute path; `null` when this user may not see it. */
  readonly databaseUrl: string | null;
}

/** The server's program, as every way to start the site runs it. */
const PROGRAM = /(?:^|\/)dist\/server\/main\.js$/;

/**
 * The sites of this computer, as Linux lists processes in `folder`; none on other systems, where
 * no site is published.
 */
export function runningSites(folder = "/proc"): RunningSite[] {
  return entriesOf(folder)
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => wordsIn(`${folder}/${name}/cmdline`)?.some((word) => PROGRAM.test(word)))
    .map((name) => ({ process: Number(name), databaseUrl: databaseOf(`${folder}/${name}`) }));
}

/** `databaseUrl` with a file's path made absolute, as seen from `directory`. */
export function absoluteDatabaseUrl(databaseUrl: string, directory: string): string {
  const address = parseDatabaseUrl(databaseUrl);
  return address.kind === "sqlite" ? `sqlite:${resolve(directory, address.path)}` : databaseUrl;
}

function databaseOf(process: string): string | null {
  const settings = wordsIn(`${process}/environ`);
  if (settings === null) return null;
  const setting = settings.find((each) => each.startsWith("DATABASE_URL="));
  const databaseUrl = setting?.slice("DATABASE_URL=".length).trim() || DEFAULT_DATABASE_URL;
  try {
    return absoluteDatabaseUrl(databaseUrl, readlinkSync(`${process}/cwd`));
  } catch {
    // It has ended, or belongs to another user.
    return null;
  }
}

function wordsIn(file: string): string[] | null {
  try {
    return readFileSync(file, "utf8").split("\0");
  } catch {
    // The same.
    return null;
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
