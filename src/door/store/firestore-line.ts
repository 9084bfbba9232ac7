import type { DocumentSnapshot, Timestamp } from "@google-cloud/firestore";
import { now } from "#people/store/firestore-register.ts";
import type { FirestoreDatabase } from "#platform/store/firestore-database.ts";
import {
  type DoorLine,
  type PositionedLine,
  readLine,
  type StoredLine,
  storable,
} from "../model/lines.ts";

/*
 * `entradas/<id>` {puerta, at, kind, carnet, personId, …, registrado, recibido, antes, apartada}: one line of the log, under the id
 * that the phone made for it. Only `apartada` changes, when organisers set the line aside; a
 * rehearsal's lines have it from the beginning.
 */

export const logIn = (database: FirestoreDatabase) => database.collection("entradas");

/**
 * The stored fields of a new line, whose id is the document's; `before` is the name that it replaces.
 */
export function fieldsOf(added: DoorLine, before: string | null, isSetAside: boolean) {
  const { id: _, door, ...line } = storable(added);
  return {
    ...line,
    ...(before !== null && { antes: before }),
    ...(isSetAside && { apartada: true }),
    puerta: door,
    ...now(),
  };
}

/** The stored fields of a line from a backup. */
export function restoredFields(restored: StoredLine) {
  const { recordedAt, before, isSetAside, ...line } = restored;
  // Servers find new lines by `registrado`, so it gets the time of the restore.
  return { ...fieldsOf(line, before, isSetAside), recibido: recordedAt };
}

export function isSetAside(document: DocumentSnapshot): boolean {
  return document.get("apartada") === true;
}

/** The line of a document as organisers see it; `null` if the document is not a valid line. */
export function storedLineOf(document: DocumentSnapshot): StoredLine | null {
  const line = lineOf(document);
  if (line === null) return null;
  const [before, received]: unknown[] = [document.get("antes"), document.get("recibido")];
  return {
    ...line,
    recordedAt: typeof received === "number" ? received : Math.floor(positionOf(document) / 1000),
    before: typeof before === "string" ? before : null,
    isSetAside: isSetAside(document),
  };
}

/** The line of a document; `null` if it is not valid, such as one written by hand. */
export function positionedLineOf(document: DocumentSnapshot): PositionedLine | null {
  const line = lineOf(document);
  return line && { ...line, position: positionOf(document) };
}

export function lineOf(document: DocumentSnapshot): DoorLine | null {
  const { puerta, ...line } = document.data() ?? {};
  return readLine({ ...line, id: document.id, door: puerta });
}

/** A line's position is the time of the commit that created it. */
const positionOf = ({ createTime }: DocumentSnapshot) =>
  createTime === undefined ? 0 : microseconds(createTime);

/** A time as a whole number of microseconds, which is exact until the year 2255. */
export function microseconds({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
