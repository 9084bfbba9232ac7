import { lstatSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { validAddress } from "./open-store.ts";

/** Name of the file that `npm run dev` and the editor fill with sample participants; of no real list. */
export const DEVELOPMENT_DATABASE = "desarrollo.db";

/** Which database an address means, looked at without opening or creating anything. */
export type WhichDatabase =
  | {
      readonly kind: "file";
      /** Absolute. */
      readonly path: string;
      readonly present: boolean;
      /** Names of other databases in its folder that hold something. */
      readonly beside: readonly string[];
    }
  | { readonly kind: "hosted"; readonly projectId: string; readonly databaseId: string };

/** Throws `StoreOpenError` for an invalid address. */
export function whichDatabase(databaseUrl: string): WhichDatabase {
  const address = validAddress(databaseUrl);
  if (address.kind === "firestore") return { ...address, kind: "hosted" };
  const path = resolve(address.path);
  // A link as it is: to follow one that leads nowhere fails, which opening the database explains.
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

/** None where there is no folder, or none that may be read: to open the database explains that. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
