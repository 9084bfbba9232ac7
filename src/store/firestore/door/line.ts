import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
} from "@google-cloud/firestore";
import {
  type DoorEvent,
  type LoggedEvent,
  readStoredEvent,
  storable,
} from "../../../domain/door/events.ts";

/*
 * `entradas/<id>` {puerta, at, kind, …, registrado}: one line of the log, under the id that the phone
 * made for it. It is written once.
 */

export function logIn(firestore: Firestore): CollectionReference {
  return firestore.collection("entradas");
}

/** What is stored of a line, whose id is the document's. */
export function fieldsOf(event: DoorEvent) {
  const { id: _, door, ...line } = storable(event);
  return { ...line, puerta: door, registrado: FieldValue.serverTimestamp() };
}

/**
 * The line that a document holds, or `null` when somebody wrote a document there that holds none; its
 * position is the time of the commit that created it.
 */
export function lineOf(document: DocumentSnapshot): LoggedEvent | null {
  const { puerta, ...line } = document.data() ?? {};
  const event = readStoredEvent({ ...line, id: document.id, door: puerta });
  if (event === null || document.createTime === undefined) return null;
  return { ...event, position: microseconds(document.createTime) };
}

/** A time as a whole number, which has room for it until the year 2255. */
export function microseconds({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
