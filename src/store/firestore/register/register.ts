import { createHash, randomUUID } from "node:crypto";
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod";
import type { Participant } from "../../../domain/carnet/participant.ts";
import type { FoundDoor } from "../../port/door-store.ts";

/*
 * `entradas/registro` {puertas, lista, cambio, bitacora, registrado}: all doors, the list's version, its
 * last change and the log's id. It stands among the lines of the log and has the time of its last change
 * as they have, so that one query tells a server what is new in both. Phones never write to it.
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
const changeSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  personas: z.array(z.object({ carnet: z.string(), nombre: z.string(), numeroTicket: z.string() })),
  quitados: z.array(z.string()),
});
/** Fields that somebody has edited by hand must not close the other doors. */
const registerSchema = z.object({
  puertas: z.record(z.string(), z.unknown()).catch({}),
  lista: z.string().catch(""),
  cambio: changeSchema.nullable().catch(null),
  bitacora: z.string().catch(""),
});

/** People whose change the register carries; more would make its document large. */
const MOST_CHANGED = 50;

/** The change of the list that one commit makes. */
export interface ListChange {
  readonly saved: readonly Participant[];
  /** Their carnets. */
  readonly removed: readonly string[];
}

/** The contents of the register. */
export interface Register {
  /** Sorted by name. */
  readonly doors: readonly FoundDoor[];
  /** The number of doors that cannot be read; they stay unchanged. */
  readonly unreadable: number;
  readonly listVersion: string;
  /** How the list became this version, and from which; `null` when the whole list has to be read. */
  readonly listChange: (ListChange & { readonly from: string }) | null;
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
  const { puertas, lista, cambio, bitacora } = registerSchema.parse(fields ?? {});
  const found = Object.values(puertas);
  const doors = found.flatMap((each): FoundDoor[] => {
    const { data } = doorSchema.safeParse(each);
    if (data === undefined) return [];
    const { nombre, hash, hasta, abierta, cerrada } = data;
    const times = { validUntil: hasta, openedAt: abierta, closedAt: cerrada };
    return [{ name: nombre, secretHash: hash, ...times }];
  });
  const unreadable = found.length - doors.length;
  const listChange =
    cambio?.hasta === lista
      ? { from: cambio.desde, saved: cambio.personas, removed: cambio.quitados }
      : null;
  return { doors: doors.sort(byName), unreadable, listVersion: lista, listChange, logId: bitacora };
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

/**
 * Changes the list's version, and records how. It reads the register, so the transaction must not have
 * written anything before.
 */
export async function changeListVersion(
  firestore: Firestore,
  transaction: Transaction,
  { saved, removed }: ListChange,
): Promise<void> {
  const register = registerIn(firestore);
  const { listVersion } = readRegister((await transaction.get(register)).data());
  const lista = randomUUID();
  const change: z.infer<typeof changeSchema> = {
    desde: listVersion,
    hasta: lista,
    personas: [...saved],
    quitados: [...removed],
  };
  const cambio = saved.length + removed.length > MOST_CHANGED ? null : change;
  const fields = { lista, cambio, registrado: FieldValue.serverTimestamp() };
  // As a whole: merging maps would keep what the change before it held.
  transaction.set(register, fields, { mergeFields: Object.keys(fields) });
}

function byName({ name: one }: FoundDoor, { name: other }: FoundDoor): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
