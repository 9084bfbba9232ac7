import { createHash } from "node:crypto";
import { type DocumentReference, FieldValue, type Firestore } from "@google-cloud/firestore";
import { z } from "zod";
import { type ListRegister, readListRegister } from "#people/store/register.ts";
import type { FoundDoor } from "./door-store.ts";

const instant = z.int();
const doorSchema = z.object({
  nombre: z.string(),
  hash: z.string(),
  hasta: instant,
  abierta: instant,
  cerrada: instant.nullable(),
  ensayo: z.boolean().default(false),
});
/** Fields that somebody has edited by hand must not close the other doors. */
const registerSchema = z.object({
  puertas: z.record(z.string(), z.unknown()).catch({}),
  bitacora: z.string().catch(""),
  versiones: z.record(z.string(), z.string()).catch({}),
});

/** The contents of the register. */
export interface Register extends ListRegister {
  /** Sorted by name; those that cannot be read are left out, and stay unchanged. */
  readonly doors: readonly FoundDoor[];
  /** The ids of those. */
  readonly unreadable: readonly string[];
  /** Empty before the first door was opened. */
  readonly logId: string;
  /** The versions of the parts that servers keep in memory. */
  readonly versions: Readonly<Record<string, string>>;
}

/** `puertas/contactos` {<door>}: the last contact with a phone of each door, by `doorId`. */
export function contactsIn(firestore: Firestore): DocumentReference {
  return firestore.doc("puertas/contactos");
}

/** Parses the document's fields; it may not exist yet. */
export function readRegister(fields: unknown): Register {
  const { puertas, bitacora, versiones } = registerSchema.parse(fields ?? {});
  const unreadable: string[] = [];
  const doors = Object.entries(puertas).flatMap(([id, each]): FoundDoor[] => {
    const { data } = doorSchema.safeParse(each);
    if (data === undefined) unreadable.push(id);
    if (data === undefined) return [];
    const { nombre, hash, hasta, abierta, cerrada, ensayo } = data;
    const times = { validUntil: hasta, openedAt: abierta, closedAt: cerrada };
    return [{ name: nombre, secretHash: hash, isRehearsal: ensayo, ...times }];
  });
  const list = readListRegister(fields);
  return { ...list, doors: doors.sort(byName), unreadable, logId: bitacora, versions: versiones };
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

function byName({ name: one }: FoundDoor, { name: other }: FoundDoor): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
