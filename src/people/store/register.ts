import { randomUUID } from "node:crypto";
import type { Part } from "#access/store/kept-part.ts";
import {
  commitTime,
  type DocumentDatabase,
  type DocumentSnapshot,
  type Query,
  type Time,
} from "#platform/store/documents.ts";

/*
 * `entradas/registro` {puertas, lista, bitacora, versiones, registrado}: all doors, the list's version, the
 * log's id, and the versions of parts that servers keep in memory. It stands among the lines of the log and
 * has the time of its last change as they have, so that one query tells a server what is new in both. Phones
 * never write to it. The doors in it are the door's; the rest is here.
 */

export const REGISTER_ID = "registro";
export const registerIn = (database: DocumentDatabase) =>
  database.collection("entradas").doc(REGISTER_ID);

/** The list's version in the register, which may not exist yet; empty if somebody damaged it by hand. */
export function listVersionIn(register: DocumentSnapshot | undefined): string {
  const version: unknown = register?.get("lista");
  return typeof version === "string" ? version : "";
}

/** The fields that give the list a version. `cambio` was the last change, with names, in earlier versions. */
export const withListVersion = (lista: string) => ({ lista, cambio: null, ...now() });

/** The fields to merge into the register so that all servers read these again: the list, the log, kept parts. */
export function renewed(...what: readonly ("lista" | "bitacora" | Part)[]) {
  const versions = what.filter((part) => part !== "lista" && part !== "bitacora");
  return {
    ...(what.includes("lista") && withListVersion(randomUUID())),
    ...(what.includes("bitacora") && { bitacora: randomUUID() }),
    ...(versions.length > 0 && {
      versiones: Object.fromEntries(versions.map((part) => [part, randomUUID()])),
    }),
    ...now(),
  };
}

/** The field with the server's time of writing, for documents of which servers read only those that are new. */
export const now = () => ({ registrado: commitTime });

/** From when on documents are read that may have been written since an earlier reading. */
export function afterReading(database: DocumentDatabase, readTime: Time): Time {
  return database.timeAt(Math.max(0, readTime.toMillis() - database.overlapMs));
}

/** The documents written since `from`, in the order of their writing. */
export function writtenSince(all: Query, from: Time): Query {
  return all.where("registrado", ">=", from).orderBy("registrado");
}
