import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from "@google-cloud/firestore";
import { possibleCarnets } from "../../../domain/carnet/lacking-zeros.ts";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { FirestoreCalls } from "../connection/calls.ts";

const PAGE = 500;

/** A document of `participantes`; fields that are not text are `null`. */
export interface StoredParticipant {
  readonly document: QueryDocumentSnapshot;
  readonly carnet: string;
  readonly nombre: string | null;
  readonly numeroTicket: string | null;
}

export function participantsIn(firestore: Firestore): CollectionReference {
  return firestore.collection("participantes");
}

/** All documents whose carnet is text; others are ignored. */
export function everyParticipant(participants: CollectionReference): Query {
  return participants.where("carnet", ">=", "").orderBy("carnet");
}

/** All documents with exactly this carnet, whatever their ids. */
export function holdersOf(participants: CollectionReference, carnet: string): Query {
  return participants.where("carnet", "==", carnet);
}

/** All documents with a carnet for which `typed` may stand. */
export function possibleHolders(participants: CollectionReference, typed: string): Query {
  return participants.where("carnet", "in", possibleCarnets(typed));
}

/** Selects the three known fields, because a document may have more. */
export function onlyKnownFields(query: Query): Query {
  return query.select("carnet", "nombre", "numeroTicket");
}

/**
 * All participants by carnet, read page by page. Two documents with the same carnet are both returned,
 * in the order in which a look-up finds them.
 */
export async function readAll(
  participants: CollectionReference,
  calls: FirestoreCalls,
): Promise<StoredParticipant[]> {
  const stored: StoredParticipant[] = [];
  let after = "";
  // A page begins with the last carnet of the previous one, which several documents may share.
  let seen = new Set<string>();
  for (;;) {
    const from = participants.where("carnet", ">=", after).orderBy("carnet").limit(PAGE);
    const documents = await calls.run(async () => (await onlyKnownFields(from).get()).docs);
    const fresh = documents.filter(({ id }) => !seen.has(id)).map(storedParticipant);
    stored.push(...fresh);
    const last = fresh.at(-1);
    if (documents.length < PAGE) return stored;
    if (last === undefined) throw new Error(`More than ${PAGE} documents share one carnet`);
    after = last.carnet;
    seen = new Set(documents.map(({ id }) => id));
  }
}

/** Documents by carnet, in their order. */
export function byCarnet(stored: readonly StoredParticipant[]) {
  return groupBy(stored, ({ carnet }) => carnet);
}

/** The participants as a look-up finds them: the first of two documents with one carnet. */
export function firstOfEach(stored: readonly StoredParticipant[]): Participant[] {
  return stored.filter(({ carnet }, index) => carnet !== stored[index - 1]?.carnet).map(comparable);
}

/**
 * A participant who can be shown to a visitor. Throws if name or ticket is missing: for a registered
 * student, an error is a better answer than "not registered".
 */
export function registered({ carnet, nombre, numeroTicket }: StoredParticipant): Participant {
  if (nombre === null || numeroTicket === null) {
    // The message omits the document's id, which is nearly always a carnet and would be logged.
    throw new Error("A document of participantes has no text in nombre or numeroTicket");
  }
  return { carnet, nombre, numeroTicket };
}

/**
 * Replaces missing fields by empty texts, which no list contains, so that an import corrects them.
 */
export function comparable({ carnet, nombre, numeroTicket }: StoredParticipant): Participant {
  return { carnet, nombre: nombre ?? "", numeroTicket: numeroTicket ?? "" };
}

/** A transaction or a batch. */
interface Writes {
  create(document: DocumentReference, fields: Participant): unknown;
  set(document: DocumentReference, fields: Participant, options: { merge: true }): unknown;
}

/**
 * Adds a person, with the carnet as the document's id. `named` is the document with that id, if it was
 * read: another participant keeps it, and one without a carnet becomes this person's.
 */
export function addPerson(
  writes: Writes,
  participants: CollectionReference,
  { carnet, nombre, numeroTicket }: Participant,
  named: DocumentSnapshot | undefined,
): void {
  const fields = { carnet, nombre, numeroTicket };
  const isTaken = typeof named?.get("carnet") === "string";
  const document = isTaken ? participants.doc() : participants.doc(carnet);
  if (named?.exists && !isTaken) writes.set(document, fields, { merge: true });
  else writes.create(document, fields);
}

export function storedParticipant(document: QueryDocumentSnapshot): StoredParticipant {
  return {
    document,
    carnet: String(document.get("carnet")),
    nombre: textOf(document.get("nombre")),
    numeroTicket: ticketOf(document.get("numeroTicket")),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A ticket as text, also if it was entered as a whole number in Firestore's console. */
function ticketOf(value: unknown): string | null {
  return Number.isSafeInteger(value) ? String(value) : textOf(value);
}

/** The values of a ticket in documents: text, and the whole number that `ticketOf` reads as text. */
export function storedForms(ticket: string): (string | number)[] {
  const number = Number(ticket);
  return Number.isSafeInteger(number) && String(number) === ticket ? [ticket, number] : [ticket];
}
