import { randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
} from "@google-cloud/firestore";
import type { Part } from "#access/store/firestore-kept-part.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";

/*
 * `entradas/registro` {puertas, lista, bitacora, practica, versiones, registrado}: all doors, the list's version,
 * the log's id, when practice entries were removed, and the versions of parts that servers keep in memory. It
 * stands among the lines of the log and has the time of its last change as they have, so that one query tells a
 * server what is new in both. Phones never write to it. The doors in it are the door's; the rest is here.
 */

export const REGISTER_ID = "registro";
export const registerIn = (database: FirestoreDatabase) =>
  database.collection("entradas").doc(REGISTER_ID);

/** The list's version in the register, which may not exist yet; empty if somebody damaged it by hand. */
export function listVersionIn(register: DocumentSnapshot): string {
  const version: unknown = register.get("lista");
  return typeof version === "string" ? version : "";
}

/** The fields that give the list a version. */
export const withListVersion = (lista: string) => ({ lista, ...now() });

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
export const now = () => ({ registrado: FieldValue.serverTimestamp() });

/**
 * How much of what is known already is read again, in ms. Firestore sets `registrado` when it begins to work on
 * a commit, so a document may become visible a little after others with a later `registrado`.
 */
const OVERLAP_MS = 2000;

/** From when on documents are read that may have been written since an earlier reading. */
export function afterReading(readTime: Timestamp): Timestamp {
  return Timestamp.fromMillis(Math.max(0, readTime.toMillis() - OVERLAP_MS));
}

/** The documents written since `from`, in the order of their writing. */
export function writtenSince(all: CollectionReference, from: Timestamp): Query {
  return all.where("registrado", ">=", from).orderBy("registrado");
}
