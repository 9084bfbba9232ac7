import { randomUUID } from "node:crypto";
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from "@google-cloud/firestore";
import { writePart } from "#access/store/firestore-steps.ts";
import { idOf, withId } from "#people/model/carnet/participant.ts";
import { idOfAdded } from "#people/model/list-change.ts";
import { freeTicket, ticketCandidates } from "#people/model/ticket-numbers.ts";
import { knownIds } from "#people/store/firestore-change-list.ts";
import { addPerson, participantsIn, personOf, storedForms } from "#people/store/participants.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { inTransaction } from "#platform/firestore/documents.ts";
import type { EventAnswer } from "../model/calls.ts";
import type { DoorEvent, SentEvent } from "../model/log/events.ts";
import {
  lineFor,
  listChangeOf,
  type PersonEvent,
  personMeantBy,
  recordAnswer,
} from "../model/log/recording.ts";
import type { DoorStore } from "./door-store.ts";
import { fieldsOf, lineOf, linesOfPerson, logIn } from "./line.ts";

type RecordingDoor = Parameters<DoorStore["record"]>[0];
type PlainEvent = Extract<DoorEvent, { kind: "entry" | "undo" }>;

/**
 * Records events in order: lines that only extend the log share one commit; each line that also
 * changes the list has its own. If one fails, the earlier ones stay recorded, and are recognised when
 * they are sent again.
 */
export async function recordEvents(
  firestore: Firestore,
  calls: FirestoreCalls,
  door: RecordingDoor,
  sent: readonly SentEvent[],
): Promise<EventAnswer[]> {
  const events = sent.map((event) => ({ ...event, door: door.name }));
  const answers: EventAnswer[] = [];
  let plain: PlainEvent[] = [];
  const addPlain = async () => {
    if (plain.length > 0) answers.push(...(await addLines(firestore, calls, door, plain)));
    plain = [];
  };
  for (const event of distinct(events)) {
    if (event.kind === "entry" || event.kind === "undo") {
      plain.push(event);
      continue;
    }
    await addPlain();
    answers.push(
      await inTransaction(firestore, calls, (transaction) =>
        recordChange(firestore, transaction, door, event),
      ),
    );
  }
  await addPlain();
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return events.flatMap(({ id }) => byId.get(id) ?? []);
}

function distinct(events: readonly DoorEvent[]): DoorEvent[] {
  return [...new Map(events.map((event) => [event.id, event])).values()];
}

function addLines(
  firestore: Firestore,
  calls: FirestoreCalls,
  { isRehearsal }: RecordingDoor,
  events: readonly PlainEvent[],
): Promise<EventAnswer[]> {
  const log = logIn(firestore);
  let isRefused = false;
  return inTransaction(firestore, calls, async (transaction) => {
    // Lines are hardly ever known, and then their commit is refused; reading them costs as much as they do.
    const found = isRefused ? await transaction.getAll(...events.map(({ id }) => log.doc(id))) : [];
    isRefused = true;
    // Phones with an older app do not say whom the carnet names.
    const listed = await Promise.all(
      events.map((event, index) =>
        event.kind === "undo" || event.personId !== undefined || found[index]?.exists
          ? null
          : listedFor(firestore, transaction, event),
      ),
    );
    return events.map((event, index) => {
      const document = found[index];
      if (document?.exists) return recordAnswer("known", event, storedLine(document));
      const line = lineFor(event, { listed: listed[index]?.id ?? null, isOwn: false, isRehearsal });
      if (typeof line === "string") throw new Error(`A line of kind ${event.kind} was refused`);
      transaction.create(log.doc(event.id), fieldsOf(line, null, isRehearsal));
      return recordAnswer("recorded", event, line);
    });
  });
}

/** The listed person whom the event means, with the documents that hold them. */
async function listedFor(firestore: Firestore, transaction: Transaction, event: PersonEvent) {
  const participants = participantsIn(firestore);
  const [holders, corrected] = await Promise.all([
    transaction.get(participants.where("carnet", "in", [...new Set([event.carnet, idOf(event)])])),
    transaction.get(participants.where("personId", "==", idOf(event))),
  ]);
  const documents = new Map([...holders.docs, ...corrected.docs].map((each) => [each.id, each]));
  const people = [...documents.values()].map((document) => ({ document, ...personOf(document) }));
  const person = personMeantBy(event, people);
  if (person === null) return null;
  const id = idOf(person);
  const { document: _, ...listed } = person;
  return {
    id,
    person: listed,
    documents: people.flatMap((each): QueryDocumentSnapshot[] =>
      idOf(each) === id ? [each.document] : [],
    ),
  };
}

async function recordChange(
  firestore: Firestore,
  transaction: Transaction,
  { isRehearsal }: RecordingDoor,
  event: Exclude<DoorEvent, PlainEvent>,
): Promise<EventAnswer> {
  const line = logIn(firestore).doc(event.id);
  const participants = participantsIn(firestore);
  const [known, listed] = await Promise.all([
    transaction.get(line),
    listedFor(firestore, transaction, event),
  ]);
  if (known.exists) return recordAnswer("known", event, storedLine(known));
  const person = listed?.id ?? null;
  const isOwn =
    event.kind === "rename" &&
    (await linesOf(person ?? idOf(event))).some((own) => own.get("kind") !== "rename");
  const wanted = lineFor(event, { listed: person, isOwn, isRehearsal });
  if (typeof wanted === "string") return { id: event.id, outcome: "refused", reason: wanted };
  const recorded = wanted.kind === "walk-in" ? await withFreeNumbers(wanted) : wanted;
  if (recorded.kind === "walk-in" && !isRehearsal) {
    const named = await transaction.get(participants.doc(idOf(recorded)));
    addPerson(transaction, participants, recorded, named);
  } else if (recorded.kind === "rename" && !isRehearsal) {
    for (const { ref } of listed?.documents ?? []) {
      transaction.update(ref, { nombre: recorded.nombre });
    }
  }
  const present = listed?.person ?? null;
  const before = recorded.kind === "rename" ? (present?.nombre ?? null) : null;
  const changed = isRehearsal ? null : listChangeOf(recorded, present, randomUUID());
  if (changed !== null) writePart(firestore, transaction, changed.entry, 0, [changed.change]);
  transaction.create(line, fieldsOf(recorded, before, isRehearsal));
  return recordAnswer("recorded", event, recorded);

  /** The lines of the door about a person. */
  function linesOf(id: string) {
    const own = logIn(firestore).where("puerta", "==", event.door);
    return linesOfPerson(own, id, (query) => transaction.get(query));
  }

  async function withFreeNumbers(walkIn: Extract<DoorEvent, { kind: "walk-in" }>) {
    const { id, numeroTicket } = walkIn;
    const candidates = ticketCandidates(numeroTicket);
    const holders = participants
      .where("numeroTicket", "in", candidates.flatMap(storedForms))
      .select("numeroTicket");
    const [{ docs }, ids] = await Promise.all([
      transaction.get(holders),
      knownIds(firestore, transaction, [walkIn]),
    ]);
    const taken = new Set(docs.map((document) => String(document.get("numeroTicket"))));
    const named = withId(walkIn, idOfAdded(walkIn, ids, randomUUID));
    return { ...named, numeroTicket: freeTicket(numeroTicket, taken, id) };
  }
}

function storedLine(document: DocumentSnapshot): DoorEvent | null {
  const stored = lineOf(document);
  if (stored === null) return null;
  const { position: _, ...line } = stored;
  return line;
}
