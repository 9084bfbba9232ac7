import { createHash } from "node:crypto";
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "@google-cloud/firestore";
import { z } from "zod";
import { type Participant, perField } from "#people/model/carnet/participant.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { FoundDoor } from "./door-store.ts";

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
  ensayo: z.boolean().default(false),
});
const changeSchema = z.object({
  desde: z.string(),
  hasta: z.string(),
  personas: z.array(z.object(perField(() => z.string().default("")))),
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

/** The contents of the register. */
export interface Register {
  /** Sorted by name; those that cannot be read are left out, and stay unchanged. */
  readonly doors: readonly FoundDoor[];
  /** The ids of those. */
  readonly unreadable: readonly string[];
  readonly listVersion: string;
  /**
   * The last change of the list and the version it started from; `null` if servers must read the whole
   * list.
   */
  readonly listChange: {
    readonly from: string;
    readonly saved: readonly Participant[];
    /** Their carnets. */
    readonly removed: readonly string[];
  } | null;
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
  const unreadable: string[] = [];
  const doors = Object.entries(puertas).flatMap(([id, each]): FoundDoor[] => {
    const { data } = doorSchema.safeParse(each);
    if (data === undefined) unreadable.push(id);
    if (data === undefined) return [];
    const { nombre, hash, hasta, abierta, cerrada, ensayo } = data;
    const times = { validUntil: hasta, openedAt: abierta, closedAt: cerrada };
    return [{ name: nombre, secretHash: hash, isRehearsal: ensayo, ...times }];
  });
  const listChange =
    cambio?.hasta === lista
      ? { from: cambio.desde, saved: cambio.personas, removed: cambio.quitados }
      : null;
  return { doors: doors.sort(byName), unreadable, listVersion: lista, listChange, logId: bitacora };
}

/** The fields to merge into the register to store this door. */
export function withDoor(opened: FoundDoor) {
  const door: z.infer<typeof doorSchema> = {
    nombre: opened.name,
    hash: opened.secretHash,
    hasta: opened.validUntil,
    abierta: opened.openedAt,
    cerrada: opened.closedAt,
    ensayo: opened.isRehearsal,
  };
  return { puertas: { [doorId(opened.name)]: door }, registrado: FieldValue.serverTimestamp() };
}

/** A door's id in paths, which cannot contain every name. */
export function doorId(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 20);
}

/** Gives the list the version `next`, and records how; `register` was read in the transaction. */
export function writeListVersion(
  transaction: Transaction,
  register: DocumentSnapshot,
  next: string,
  changes: readonly PersonChange[],
): void {
  const saved = changes.flatMap(({ after }) => after ?? []);
  const listed = new Set(saved.map(({ carnet }) => carnet));
  const removed = changes
    .flatMap(({ before }) => before?.carnet ?? [])
    .filter((carnet) => !listed.has(carnet));
  const { listVersion } = readRegister(register.data());
  const change: z.infer<typeof changeSchema> = {
    desde: listVersion,
    hasta: next,
    personas: saved,
    quitados: removed,
  };
  const cambio = saved.length + removed.length > MOST_CHANGED ? null : change;
  const fields = { lista: next, cambio, registrado: FieldValue.serverTimestamp() };
  // The condition repeats what Firestore's transactions guarantee; emulators may lack it.
  const lastUpdateTime = register.updateTime;
  if (lastUpdateTime) transaction.update(register.ref, fields, { lastUpdateTime });
  else transaction.create(register.ref, fields);
}

function byName({ name: one }: FoundDoor, { name: other }: FoundDoor): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
