import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from "@google-cloud/firestore";
import type { Participant, Registration } from "../../../domain/carnet/participant.ts";

const PAGE = 500;

/** A document of `participantes`; a field that is no text is `null`. */
export interface StoredParticipant {
  readonly document: QueryDocumentSnapshot;
  readonly carnet: string;
  readonly nombre: string | null;
  readonly numeroTicket: string | null;
}

export function participantsIn(firestore: Firestore): CollectionReference {
  return firestore.collection("participantes");
}

/** The participants: documents whose carnet is text. Any other document is ignored. */
export function everyParticipant(participants: CollectionReference): Query {
  return participants.where("carnet", ">=", "").orderBy("carnet");
}

/** All documents that hold exactly this carnet, whatever their ids. */
export function holdersOf(participants: CollectionReference, carnet: string): Query {
  return participants.where("carnet", "==", carnet);
}

/** Only the three fields leave the database: a document may hold more. */
export function onlyKnownFields(query: Query): Query {
  return query.select("carnet", "nombre", "numeroTicket");
}

/**
 * All participants by carnet, a page at a time, each page read by `read`. Two documents that hold
 * the same carnet both come, in the order in which a look-up finds them.
 */
export async function* pagesOf(
  participants: CollectionReference,
  read: (page: Query) => Promise<readonly QueryDocumentSnapshot[]>,
): AsyncGenerator<readonly StoredParticipant[]> {
  let after = "";
  // A page begins with the last carnet of the one before, which others may share.
  let seen = new Set<string>();
  for (;;) {
    const from = participants.where("carnet", ">=", after).orderBy("carnet").limit(PAGE);
    const documents = await read(onlyKnownFields(from));
    const fresh = documents.filter(({ id }) => !seen.has(id)).map(storedParticipant);
    yield fresh;
    const last = fresh.at(-1);
    if (documents.length < PAGE) return;
    if (last === undefined) throw new Error(`More than ${PAGE} documents share one carnet`);
    after = last.carnet;
    seen = new Set(documents.map(({ id }) => id));
  }
}

/**
 * What a visitor may learn of a document. Throws when it has no name or ticket: for a registered
 * student, an error is a better answer than "not registered".
 */
export function registrationOf(document: DocumentSnapshot): Registration {
  const nombre = textOf(document.get("nombre"));
  const numeroTicket = ticketOf(document.get("numeroTicket"));
  if (nombre === null || numeroTicket === null) {
    // Without the document's id, which is nearly always a carnet and would end up in a log.
    throw new Error("A document of participantes has no text in nombre or numeroTicket");
  }
  return { nombre, numeroTicket };
}

/** What a document lacks is empty, as no list has it: a list is compared with it and corrects it. */
export function comparable({ carnet, nombre, numeroTicket }: StoredParticipant): Participant {
  return { carnet, nombre: nombre ?? "", numeroTicket: numeroTicket ?? "" };
}

/** What a new document is written to: the carnet as id, unless another participant's has it. */
export function newDocument(
  participants: CollectionReference,
  carnet: string,
  takenIds: ReadonlySet<string>,
): DocumentReference {
  return takenIds.has(carnet) ? participants.doc() : participants.doc(carnet);
}

function storedParticipant(document: QueryDocumentSnapshot): StoredParticipant {
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

/** As text, also where it was entered in Firestore's console as a whole number. */
function ticketOf(value: unknown): string | null {
  return Number.isSafeInteger(value) ? String(value) : textOf(value);
}
