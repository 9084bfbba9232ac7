import { randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod/mini";
import type { Part } from "#access/store/kept-part.ts";
import { type FirestoreDatabase, writeSince } from "#platform/store/firestore-database.ts";
import { idOf, lenientPerson, type Participant } from "../model/carnet/participant.ts";
import type { PersonChange } from "../model/list-change.ts";

/*
 * `entradas/registro` {puertas, lista, cambio, bitacora, versiones, registrado}: all doors, the list's
 * version, its last change, the log's id, and the versions of parts that servers keep in memory. It stands
 * among the lines of the log and has the time of its last change as they have, so that one query tells a
 * server what is new in both. Phones never write to it. The doors in it are the door's; the rest is here.
 */

export const REGISTER_ID = "registro";
export const registerIn = (database: FirestoreDatabase) =>
  database.collection("entradas").doc(REGISTER_ID);

/** Fields that somebody has edited by hand must not close the doors. */
const listSchema = z.object({
  lista: z.catch(z.string(), ""),
  cambio: z.catch(
    z.nullable(
      z.object({
        desde: z.string(),
        hasta: z.string(),
        personas: z.array(lenientPerson),
        quitados: z.array(z.string()),
      }),
    ),
    null,
  ),
});

/** People whose change the register carries; more would make its document large. */
const MOST_CHANGED = 50;

/** The list's part of the register. */
export interface ListRegister {
  readonly listVersion: string;
  /**
   * The last change of the list and the version it started from; `null` if servers must read the whole
   * list.
   */
  readonly listChange: {
    readonly from: string;
    readonly saved: readonly Participant[];
    /** Their ids. */
    readonly removed: readonly string[];
  } | null;
}

/** Parses the document's fields; it may not exist yet. */
export function readListRegister(fields: unknown): ListRegister {
  const { lista, cambio } = listSchema.parse(fields ?? {});
  const listChange =
    cambio?.hasta === lista
      ? { from: cambio.desde, saved: cambio.personas, removed: cambio.quitados }
      : null;
  return { listVersion: lista, listChange };
}

/** Gives the list the version `next`, and records how; `register` was read in the transaction. */
export function writeListVersion(
  transaction: Transaction,
  register: DocumentSnapshot,
  next: string,
  changes: readonly PersonChange[],
): void {
  const personas = changes.flatMap(({ after }) => after ?? []);
  const quitados = changes.flatMap(({ before, after }) =>
    before !== null && after === null ? idOf(before) : [],
  );
  const desde = readListRegister(register.data()).listVersion;
  const isSmall = personas.length + quitados.length <= MOST_CHANGED;
  const cambio = isSmall ? { desde, hasta: next, personas, quitados } : null;
  writeSince(transaction, register, { lista: next, cambio, ...now() });
}

/** The fields to merge into the register so that all servers read these again: the list, the log, kept parts. */
export function renewed(...what: readonly ("lista" | "bitacora" | Part)[]) {
  const versions = what.filter((part) => part !== "lista" && part !== "bitacora");
  return {
    ...(what.includes("lista") && { lista: randomUUID(), cambio: null }),
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
