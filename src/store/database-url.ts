import type { FirestoreAddress } from "./firestore/connection/connection.ts";

/** The default of `DATABASE_URL`. */
export const DEFAULT_DATABASE_URL = "sqlite:data/convencion.db";

/** The URL of a project's default database. */
export const firestoreUrl = (projectId: string): string => `firestore:${projectId}`;

/** A parsed `DATABASE_URL`, by kind of database. */
export type DatabaseAddress =
  | {
      readonly kind: "sqlite";
      /** Relative to the working directory, or absolute. */
      readonly path: string;
    }
  | ({ readonly kind: "firestore" } & FirestoreAddress);

export type ParsedDatabaseUrl =
  | DatabaseAddress
  | {
      readonly kind: "invalid";
      /** In Spanish: what is wrong and what is expected. */
      readonly message: string;
    };

/** A Google Cloud project, optionally within a domain, and optionally a database. */
const firestoreName =
  /^((?:[a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9])(?:\/([a-z][a-z0-9-]{2,61}[a-z0-9]|\(default\)))?$/;

/** Parses a `DATABASE_URL` without opening anything. */
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
 * Refuses an empty path, and `//host/path`, which would be read as a path from the root of the disk.
 */
function isFilePath(rest: string): boolean {
  return rest.trim() !== "" && !/^\/\/(?!\/)/.test(rest);
}
