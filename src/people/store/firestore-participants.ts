import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "@google-cloud/firestore";
import type { FirestoreDatabase, Reader } from "#platform/store/firestore-database.ts";
import { groupBy } from "#platform/text/group-by.ts";
import {
  personOf as filled,
  idOf,
  type Participant,
  perField,
} from "../model/carnet/participant.ts";
import type { Erasure } from "./erasure.ts";

const PAGE = 500;

export const participantsIn = (database: FirestoreDatabase) => database.collection("participantes");

/**
 * All participants by carnet, read page by page, each within the time of a call. Two documents with the same
 * carnet are both returned, in the order in which a look-up finds them.
 */
export async function readAll(database: FirestoreDatabase): Promise<QueryDocumentSnapshot[]> {
  const participants = participantsIn(database);
  const stored: QueryDocumentSnapshot[] = [];
  let after = "";
  // A page begins with the last carnet of the previous one, which several documents may share.
  let seen = new Set<string>();
  for (;;) {
    const from = participants.where("carnet", ">=", after).orderBy("carnet").limit(PAGE);
    const documents = await database.find(from);
    stored.push(...documents.filter(({ id }) => !seen.has(id)));
    const last = documents.at(-1);
    if (last === undefined || documents.length < PAGE) return stored;
    after = personOf(last).carnet;
    seen = new Set(documents.map(({ id }) => id));
  }
}

/**
 * The documents that are about people with these ids, each once: lines of the log, certificates, people.
 * Somebody else may have a carnet by now that was one of theirs.
 */
export async function aboutPeople(read: Reader, query: Query, ids: readonly string[]) {
  const found = await Promise.all(
    ["carnet", "personId"].map((field) => read.findWith(query, field, ids)),
  );
  const own = found.flat().filter((document) => ids.includes(idIn(document)));
  return [...new Map(own.map((document) => [document.id, document])).values()];
}

/** The id of the person whom such a document is about. */
const idIn = (document: DocumentSnapshot) =>
  String(document.get("personId") || document.get("carnet"));

/** The fields that name nobody any more in a document about one of these people. */
export const standInOf = (document: DocumentSnapshot, ids: Erasure["ids"]) => ({
  carnet: ids.get(idIn(document)) ?? "",
  personId: FieldValue.delete(),
});

/** Documents by carnet, in their order. */
export function byCarnet(documents: readonly QueryDocumentSnapshot[]) {
  return groupBy(documents, (document) => personOf(document).carnet);
}

/** The participants as a look-up finds them: the first of two documents with one carnet. */
export function peopleOf(documents: readonly QueryDocumentSnapshot[]): Participant[] {
  const people = documents.map(personOf);
  return people.filter(({ carnet }, index) => carnet !== people[index - 1]?.carnet);
}

/**
 * The participant of a document. Fields that are missing or no text are empty, which no list contains,
 * so that an import corrects them. A ticket may be a whole number, as the console stores it.
 */
export function personOf(document: QueryDocumentSnapshot): Participant {
  const joined: unknown = document.get("joined");
  return filled({
    ...perField((field) => {
      const value: unknown = document.get(field);
      const isNumber = field === "numeroTicket" && Number.isSafeInteger(value);
      return isNumber ? String(value) : textOf(value);
    }),
    personId: textOf(document.get("personId")) || undefined,
    joined: Array.isArray(joined) ? joined.filter((id) => typeof id === "string") : [],
  });
}

/**
 * Empty values for the fields of a stored person, and the id, for those that the person loses; other fields
 * stay.
 */
export function emptied(person: Participant | null): Record<string, string> {
  return Object.fromEntries(Object.keys(person ?? {}).map((field) => [field, ""]));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * Adds a person. The document has the person's id; in a repetition it gets any, because the commit may have
 * been refused for a document of somebody else that has it.
 */
export function addPerson(
  transaction: Transaction,
  participants: CollectionReference,
  person: Participant,
  isRepeated: boolean,
): void {
  const document = isRepeated ? participants.doc() : participants.doc(idOf(person));
  transaction.create(document, filled(person));
}

/** The values of a ticket in documents: text, and the whole number that `personOf` reads as text. */
export function storedForms(ticket: string): (string | number)[] {
  const number = Number(ticket);
  return Number.isSafeInteger(number) && String(number) === ticket ? [ticket, number] : [ticket];
}
