import { createHash } from "node:crypto";
import type { DocumentSnapshot } from "@google-cloud/firestore";
import { z } from "zod/mini";
import { listVersionIn, now } from "#people/store/firestore-register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import { doorRecord, type FoundDoor } from "./door-store.ts";

/** Fields that somebody has edited by hand must not close the other doors. */
const registerSchema = z.object({
  puertas: z.catch(z.record(z.string(), z.unknown()), {}),
  bitacora: z.catch(z.string(), ""),
  practica: z.catch(z.number(), 0),
  versiones: z.catch(z.record(z.string(), z.string()), {}),
});

export type Register = ReturnType<typeof readRegister>;

/** `puertas/contactos` {<door>}: the last contact with a phone of each door, by `doorId`. */
export const contactsIn = (database: FirestoreDatabase) =>
  database.collection("puertas").doc("contactos");

/** The contents of the register, whose document may not exist yet. */
export function readRegister(document: DocumentSnapshot) {
  const { puertas, bitacora, practica, versiones } = registerSchema.parse(document.data() ?? {});
  const stored = Object.entries(puertas).map(([id, each]) => ({ id, door: doorRecord.read(each) }));
  return {
    listVersion: listVersionIn(document),
    /** Sorted by name; those that cannot be read are left out, and stay unchanged. */
    doors: stored
      .flatMap(({ door }) => door ?? [])
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    /** The ids of those. */
    unreadable: stored.flatMap(({ id, door }) => (door === null ? id : [])),
    /** Empty before the first door was opened. */
    logId: bitacora,
    /** As in `AdmittedDoor`. */
    startedOverAt: practica,
    /** The versions of the parts that servers keep in memory. */
    versions: versiones,
  };
}

/** The fields to merge into the register to store these doors. */
export function withDoors(doors: readonly FoundDoor[]) {
  const puertas = doors.map((door) => [doorId(door.name), doorRecord.write(door)] as const);
  return { puertas: Object.fromEntries(puertas), ...now() };
}

/** A door's id in paths, which cannot contain every name. */
export function doorId(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 20);
}
