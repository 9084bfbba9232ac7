import type { DocumentSnapshot, Firestore, Transaction } from "@google-cloud/firestore";
import { freeTicket, ticketCandidates } from "#people/model/ticket-numbers.ts";
import { addPerson, holdersOf, participantsIn, storedForms } from "#people/store/participants.ts";
import type { FirestoreCalls } from "#platform/firestore/calls.ts";
import { inTransaction } from "#platform/firestore/documents.ts";
import type { EventAnswer } from "../model/calls.ts";
import type { DoorEvent, SentEvent } from "../model/log/events.ts";
import { lineFor, recordAnswer } from "../model/log/recording.ts";
import type { DoorStore } from "./door-store.ts";
import { fieldsOf, lineOf, logIn } from "./line.ts";

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
  return inTransaction(firestore, calls, async (transaction) => {
    const found = await transaction.getAll(...events.map(({ id }) => log.doc(id)));
    return events.map((event, index) => {
      const document = found[index];
      if (document?.exists) return recordAnswer("known", event, storedLine(document));
      transaction.create(log.doc(event.id), fieldsOf(event, null, isRehearsal));
      return recordAnswer("recorded", event, event);
    });
  });
}

async function recordChange(
  firestore: Firestore,
  transaction: Transaction,
  { isRehearsal }: RecordingDoor,
  event: Exclude<DoorEvent, PlainEvent>,
): Promise<EventAnswer> {
  const line = logIn(firestore).doc(event.id);
  const participants = participantsIn(firestore);
  const own = logIn(firestore)
    .where("carnet", "==", event.carnet)
    .where("puerta", "==", event.door)
    .where("kind", "in", ["entry", "walk-in"])
    .limit(1);
  const [known, holders, entries] = await Promise.all([
    transaction.get(line),
    transaction.get(holdersOf(participants, event.carnet)),
    event.kind === "rename" ? transaction.get(own) : null,
  ]);
  if (known.exists) return recordAnswer("known", event, storedLine(known));
  const isOwn = entries?.empty === false;
  // People whom a rehearsal added are not on the list.
  const isListed = !holders.empty || (isRehearsal && isOwn);
  const wanted = lineFor(event, { isListed, isOwn });
  if (typeof wanted === "string") return { id: event.id, outcome: "refused", reason: wanted };
  const recorded = wanted.kind === "walk-in" ? await withFreeTicket(wanted) : wanted;
  if (recorded.kind === "walk-in" && !isRehearsal) {
    const named = await transaction.get(participants.doc(recorded.carnet));
    addPerson(transaction, participants, recorded, named);
  } else if (recorded.kind === "rename" && !isRehearsal) {
    for (const { ref } of holders.docs) transaction.update(ref, { nombre: recorded.nombre });
  }
  const before: unknown = holders.docs[0]?.get("nombre");
  const isNew = recorded.kind !== "rename" || typeof before !== "string";
  transaction.create(line, fieldsOf(recorded, isNew ? null : before, isRehearsal));
  return recordAnswer("recorded", event, recorded);

  async function withFreeTicket(walkIn: Extract<DoorEvent, { kind: "walk-in" }>) {
    const { id, numeroTicket } = walkIn;
    const candidates = ticketCandidates(numeroTicket);
    const holders = participants
      .where("numeroTicket", "in", candidates.flatMap(storedForms))
      .select("numeroTicket");
    const { docs } = await transaction.get(holders);
    const taken = new Set(docs.map((document) => String(document.get("numeroTicket"))));
    return { ...walkIn, numeroTicket: freeTicket(numeroTicket, taken, id) };
  }
}

function storedLine(document: DocumentSnapshot): DoorEvent | null {
  const stored = lineOf(document);
  if (stored === null) return null;
  const { position: _, ...line } = stored;
  return line;
}
