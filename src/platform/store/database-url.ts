import { relative } from "node:path";
import { z } from "zod";
import { UserError } from "#platform/terminal/user-error.ts";

/** The default of `DATABASE_URL`. */
export const DEFAULT_DATABASE_URL = "sqlite:data/convencion.db";

/** The URL of a project's default database. */
export const firestoreUrl = (projectId: string): string => `firestore:${projectId}`;

/** The location of a Firestore database; a project's default database is `(default)`. */
export interface FirestoreAddress {
  readonly projectId: string;
  readonly databaseId: string;
}

/** A parsed `DATABASE_URL`, by kind of database. */
export type DatabaseAddress =
  | {
      readonly kind: "sqlite";
      /** Relative to the working directory, or absolute. */
      readonly path: string;
    }
  | ({ readonly kind: "firestore" } & FirestoreAddress);

/** A Google Cloud project, optionally within a domain, and optionally a database. */
const firestoreName =
  /^((?:[a-z0-9.-]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9])(?:\/([a-z][a-z0-9-]{2,61}[a-z0-9]|\(default\)))?$/;

/** The expected form of a `DATABASE_URL`, in Spanish. */
export const DATABASE_URL_EXPECTED = `sqlite:RUTA, como ${DEFAULT_DATABASE_URL}, o firestore:PROYECTO (o firestore:PROYECTO/BASE)`;

/** Parses a `DATABASE_URL` without opening anything; `undefined` if it is invalid. */
export function parseDatabaseUrl(databaseUrl: string): DatabaseAddress | undefined {
  const [, scheme, rest] = /^([a-z]+):(.*)$/su.exec(databaseUrl) ?? [];
  if (scheme === "sqlite" && rest !== undefined && isFilePath(rest)) {
    return { kind: "sqlite", path: rest };
  }
  const [, projectId, databaseId = "(default)"] =
    (scheme === "firestore" && firestoreName.exec(rest ?? "")) || [];
  return projectId === undefined ? undefined : { kind: "firestore", projectId, databaseId };
}

/** The parsed `DATABASE_URL`. Throws `UserError` if it is invalid. */
export function validAddress(databaseUrl: string): DatabaseAddress {
  const address = parseDatabaseUrl(databaseUrl);
  if (address !== undefined) return address;
  throw new UserError(
    `DATABASE_URL no es válida: se esperaba ${DATABASE_URL_EXPECTED}, y dice «${databaseUrl}».`,
  );
}

/**
 * Refuses an empty path, and `//host/path`, which would be read as a path from the root of the disk.
 */
function isFilePath(rest: string): boolean {
  return rest.trim() !== "" && !/^\/\/(?!\/)/.test(rest);
}

/** A path for messages: relative to the working directory if it is inside. */
export function shownPath(file: string): string {
  const inside = relative(process.cwd(), file);
  return inside.startsWith("..") ? file : inside;
}

/** The fields of a service account's key file that are needed to sign in. */
const keySchema = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
});
export type FirestoreKey = z.infer<typeof keySchema>;

/** Parses the text of a key file; `null` if it is not one. */
export function readFirestoreKey(text: string): FirestoreKey | null {
  try {
    return keySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
