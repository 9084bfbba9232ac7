import { createHash, randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod";
import type { FoundDoor } from "../../port/door-store.ts";

/*
 * `entradas/registro` {puertas, lista, bitacora, registrado}: all doors, the list's version and the
 * log's id. It is in the same collection as the log's lines and has a time as they have, so one query
 * tells a server what is new in both. Phones never write to it.
 */

export const REGISTER_ID = "registro";

const instant = z.int();
const doorSchema = z.object({
  nombre: z.string(),
  hash: z.string(),
  hasta: instant,
  abierta: instant,
  cerrada: instant.nullable(),
});
/** Tolerates values that somebody wrote by hand, so that they do not close the other doors. */
const registerSchema = z.object({
  puertas: z.record(z.string(), z.unknown()).catch({}),
  lista: z.string().catch(""),
  bitacora: z.string().catch(""),
});

/** The contents of the register. */
export interface Register {
  /** Sorted by name. */
  readonly doors: readonly FoundDoor[];
  /** The number of doors that cannot be read; they stay unchanged. */
  readonly unreadable: number;
  readonly listVersion: string;
  /** Empty before the first door was opened. */
  readonly logId: string;
}

export function registerIn(firestore: Firestore): DocumentReference {
  return firestore.collection("entradas").doc(REGISTER_ID);
}

/** `puertas/<door>` {ultimo}: the last contact with a phone of the door. */
export function contactsIn(firestore: Firestore): CollectionReference {
  return firestore.collection("puertas");
}

/** Parses the document's fields; it may not exist yet. */
export function readRegister(fields: unknown): Register {
  const { puertas, lista, bitacora } = registerSchema.parse(fields ?? {});
  const found = Object.values(puertas);
  const doors = found.flatMap((each): FoundDoor[] => {
    const { data } = doorSchema.safeParse(each);
    if (data === undefined) return [];
    const { nombre, hash, hasta, abierta, cerrada } = data;
    const times = { validUntil: hasta, openedAt: abierta, closedAt: cerrada };
    return [{ name: nombre, secretHash: hash, ...times }];
  });
  const unreadable = found.length - doors.length;
  return { doors: doors.sort(byName), unreadable, listVersion: lista, logId: bitacora };
}

/** The fields to merge into the register to store this door. */
export function withDoor({ name, secretHash, validUntil, openedAt, closedAt }: FoundDoor) {
  const door: z.infer<typeof doorSchema> = {
    nombre: name,
    hash: secretHash,
    hasta: validUntil,
    abierta: openedAt,
    cerrada: closedAt,
  };
  return { puertas: { [doorId(name)]: door }, registrado: FieldValue.serverTimestamp() };
}

/** A door's id in paths, which cannot contain every name. */
export function doorId(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 20);
}

/** Changes the list's version, in the same transaction as the list. */
export function countListChange(firestore: Firestore, transaction: Transaction): void {
  const changed = { lista: randomUUID(), registrado: FieldValue.serverTimestamp() };
  transaction.set(registerIn(firestore), changed, { merge: true });
}

function byName({ name: one }: FoundDoor, { name: other }: FoundDoor): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
