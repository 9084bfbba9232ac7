import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Timestamp,
} from "@google-cloud/firestore";
import {
  type DoorEvent,
  type LoggedEvent,
  readStoredEvent,
  type StoredLine,
  storable,
} from "../model/log/events.ts";

/*
 * `entradas/<id>` {puerta, at, kind, carnet, personId, …, registrado, recibido, antes, apartada}: one line of the log, under the id
 * that the phone made for it. Only `apartada` changes, when organisers set the line aside; a
 * rehearsal's lines have it from the beginning.
 */

export function logIn(firestore: Firestore): CollectionReference {
  return firestore.collection("entradas");
}

/** The lines of `log` about the person with this id; `read` carries out a query. */
export async function linesOfPerson(
  log: Query,
  id: string,
  read: (query: Query) => Promise<QuerySnapshot>,
): Promise<QueryDocumentSnapshot[]> {
  const found = await Promise.all(
    ["carnet", "personId"].map((field) => read(log.where(field, "==", id))),
  );
  // Somebody else may have a carnet by now that was this person's.
  const lines = found.flatMap(({ docs }) => docs);
  return lines.filter((line) => (line.get("personId") ?? line.get("carnet")) === id);
}

/**
 * The stored fields of a new line, whose id is the document's; `before` is the name that it replaces.
 */
export function fieldsOf(event: DoorEvent, before: string | null, isSetAside: boolean) {
  const { id: _, door, ...line } = storable(event);
  return {
    ...line,
    ...(before !== null && { antes: before }),
    ...(isSetAside && { apartada: true }),
    puerta: door,
    registrado: FieldValue.serverTimestamp(),
  };
}

/** The stored fields of a line from a backup. */
export function restoredFields(restored: StoredLine) {
  const { recordedAt, before, isSetAside, ...event } = restored;
  // Servers find new lines by `registrado`, so it gets the time of the restore.
  return { ...fieldsOf(event, before, isSetAside), recibido: recordedAt };
}

export function isSetAside(document: DocumentSnapshot): boolean {
  return document.get("apartada") === true;
}

/** The line of a document as organisers see it; `null` if the document is not a valid line. */
export function storedLineOf(document: DocumentSnapshot): StoredLine | null {
  const line = lineOf(document);
  if (line === null) return null;
  const { position, ...event } = line;
  const [before, received]: unknown[] = [document.get("antes"), document.get("recibido")];
  return {
    ...event,
    recordedAt: typeof received === "number" ? received : Math.floor(position / 1000),
    before: typeof before === "string" ? before : null,
    isSetAside: isSetAside(document),
  };
}

/**
 * The line of a document; `null` if it is not valid, such as one written by hand. Its position is the
 * time of the commit that created it.
 */
export function lineOf(document: DocumentSnapshot): LoggedEvent | null {
  const { puerta, ...line } = document.data() ?? {};
  const event = readStoredEvent({ ...line, id: document.id, door: puerta });
  if (event === null || document.createTime === undefined) return null;
  return { ...event, position: microseconds(document.createTime) };
}

/** A time as a whole number of microseconds, which is exact until the year 2255. */
export function microseconds({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}
