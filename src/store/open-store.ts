import { basename, extname } from "node:path";
import type { Backup } from "./port/backup.ts";
import { type Store, StoreOpenError } from "./port/store.ts";

/** Where a store lives when `DATABASE_URL` does not say. */
export const DEFAULT_DATABASE_URL = "sqlite:data/convencion.db";

/** A store's address, by kind of database. */
export type DatabaseAddress =
  | {
      readonly kind: "sqlite";
      /** Relative to the working directory, or absolute. */
      readonly path: string;
    }
  | { readonly kind: "firestore"; readonly projectId: string; readonly databaseId: string };

export type ParsedDatabaseUrl =
  | DatabaseAddress
  | {
      readonly kind: "invalid" /** In Spanish: what is wrong and what is expected. */;
      readonly message: string;
    };

/** Project, perhaps within a domain, and perhaps a database, as Google Cloud names them. */
const firestoreName =
  /^((?:[a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9])(?:\/([a-z][a-z0-9-]{2,61}[a-z0-9]|\(default\)))?$/;

/** Reads a `DATABASE_URL` without opening anything. */
export function parseDatabaseUrl(databaseUrl: string): ParsedDatabaseUrl {
  const [, scheme, rest] = /^([a-z]+):(.*)$/su.exec(databaseUrl) ?? [];
  if (scheme === "sqlite" && rest !== undefined && isFilePath(rest)) {
    return { kind: "sqlite", path: rest };
  }
  const [, projectId, databaseId = "(default)"] =
    (scheme === "firestore" && firestoreName.exec(rest ?? "")) || [];
  if (projectId !== undefined) return { kind: "firestore", projectId, databaseId };
  return {
    kind: "invalid",
    message:
      `se esperaba sqlite:RUTA, como ${DEFAULT_DATABASE_URL}, o firestore:PROYECTO ` +
      `(o firestore:PROYECTO/BASE), y dice «${databaseUrl}»`,
  };
}

/**
 * Opens the store that `databaseUrl` names. The database's library is loaded only when chosen.
 * Rejects with `StoreOpenError`, whose message is for organisers.
 */
export async function openStore(databaseUrl: string): Promise<Store> {
  const address = parseDatabaseUrl(databaseUrl);
  switch (address.kind) {
    case "sqlite": {
      const { openSqliteStore } = await import("./sqlite/sqlite-store.ts");
      return openSqliteStore(address.path);
    }
    case "firestore": {
      const { openFirestoreStore } = await import("./firestore/firestore-store.ts");
      return openFirestoreStore(address);
    }
    case "invalid":
      throw invalidAddress(address.message);
  }
}

/**
 * How the database that `databaseUrl` names is backed up. It is not opened before it is copied, so
 * that a missing one is not created. Throws `StoreOpenError` for an invalid address.
 */
export function backUp(databaseUrl: string): Backup {
  const address = parseDatabaseUrl(databaseUrl);
  switch (address.kind) {
    case "sqlite":
      return {
        kind: "file",
        name: basename(address.path, extname(address.path)),
        async copyTo(target) {
          const { backUpDatabase } = await import("./sqlite/backup.ts");
          return backUpDatabase(address.path, target);
        },
      };
    case "firestore":
      return { kind: "hosted" };
    case "invalid":
      throw invalidAddress(address.message);
  }
}

function invalidAddress(message: string): StoreOpenError {
  return new StoreOpenError(`DATABASE_URL no es válida: ${message}.`);
}

/** Not empty, and not `//host/path`, which would be taken for a path from the root of the disk. */
function isFilePath(rest: string): boolean {
  return rest.trim() !== "" && !/^\/\/(?!\/)/.test(rest);
}
