import { lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { FirestoreAddress } from "./firestore/connection/connection.ts";
import { validAddress } from "./open-store.ts";

/**
 * The database that `npm run dev` and the editor fill with sample participants; it never holds a real
 * list.
 */
export const DEVELOPMENT_DATABASE = "desarrollo.db";

/** The database that a URL names, determined without opening or creating anything. */
export type WhichDatabase =
  | {
      readonly kind: "file";
      /** The absolute path. */
      readonly path: string;
      readonly present: boolean;
      /** The names of other non-empty databases in its folder. */
      readonly beside: readonly string[];
    }
  | ({ readonly kind: "hosted" } & FirestoreAddress);

/** Throws `UserError` for an invalid URL. */
export function whichDatabase(databaseUrl: string): WhichDatabase {
  const address = validAddress(databaseUrl);
  if (address.kind === "firestore") return { ...address, kind: "hosted" };
  const path = resolve(address.path);
  // Does not follow links: opening the database reports a dangling one.
  const present = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return { kind: "file", path, present, beside: databasesBeside(path) };
}

function databasesBeside(path: string): string[] {
  const folder = dirname(path);
  return namesIn(folder).filter(
    (name) =>
      /\.(?:db|sqlite3?)$/.test(name) &&
      ![basename(path), DEVELOPMENT_DATABASE].includes(name) &&
      (lstatSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0,
  );
}

/** Returns no names if the folder is missing or not readable; opening the database reports that. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
