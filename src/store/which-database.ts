import { lstatSync } from "node:fs";
import { resolve } from "node:path";
import type { FirestoreAddress } from "./firestore/connection/connection.ts";
import { validAddress } from "./open-store.ts";

/** The database that a URL names, determined without opening or creating anything. */
export type WhichDatabase =
  | {
      readonly kind: "file";
      /** The absolute path. */
      readonly path: string;
      readonly present: boolean;
    }
  | ({ readonly kind: "hosted" } & FirestoreAddress);

/** Throws `UserError` for an invalid URL. */
export function whichDatabase(databaseUrl: string): WhichDatabase {
  const address = validAddress(databaseUrl);
  if (address.kind === "firestore") return { ...address, kind: "hosted" };
  const path = resolve(address.path);
  // Does not follow links: opening the database reports a dangling one.
  const present = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  return { kind: "file", path, present };
}
