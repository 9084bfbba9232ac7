import { randomUUID } from "node:crypto";
import type { Transaction } from "@google-cloud/firestore";
import { writePart } from "#access/store/firestore-steps.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ticketCandidates } from "#people/model/ticket-numbers.ts";
import { knownIds } from "#people/store/firestore-change-list.ts";
import { addPerson, participantsIn, personOf, storedForms } from "#people/store/participants.ts";
import type { FirestoreDatabase, Reader } from "#platform/store/firestore-database.ts";
import type { EventAnswer } from "../model/calls.ts";
import type { DoorEvent, SentEvent } from "../model/events.ts";
import { knownAnswer, personMeantBy, type RecordingDoor, recordedAs } from "../model/recording.ts";
import { aboutPeople, eventOf, fieldsOf, isSetAside, logIn } from "./line.ts";

/**
 * Records events in order: lines that only extend the log share one commit; each line that also
 * changes the list has its own. If one fails, the earlier ones stay recorded, and are recognised when
 * they are sent again.
 */
export async function recordEvents(
  database: FirestoreDatabase,
  door: RecordingDoor,
  sent: readonly SentEvent[],
): Promise<EventAnswer[]> {
  const events = new Map(sent.map((event) => [event.id, { ...event, door: door.name }]));
  const commits: DoorEvent[][] = [];
  for (const event of events.values()) {
    const last = commits.at(-1);
    if (isPlain(event) && last?.every(isPlain)) last.push(event);
    else commits.push([event]);
  }
  const answers = new Map<string, EventAnswer>();
  for (const commit of commits) {
    for (const answer of await recordTogether(database, door, commit)) {
      answers.set(answer.id, answer);
    }
  }
  return sent.flatMap(({ id }) => answers.get(id) ?? []);
}

/** Whether its line only extends the log. */
const isPlain = ({ kind }: DoorEvent) => kind === "entry" || kind === "undo";

function recordTogether(
  database: FirestoreDatabase,
  door: RecordingDoor,
  events: readonly DoorEvent[],
): Promise<EventAnswer[]> {
  const log = logIn(database);
  // Lines are hardly ever known, and then their commit is refused; reading them costs as much as they do.
  let mayBeKnown = !events.every(isPlain);
  return database.transaction(async (transaction, read) => {
    const known = mayBeKnown ? await read.get(events.map(({ id }) => log.doc(id))) : [];
    mayBeKnown = true;
    const recording = events.map(async (event, index) => {
      const line = known[index];
      if (line?.exists) {
        const answer = knownAnswer(event, eventOf(line), isSetAside(line), door);
        return { answer, write: null };
      }
      return recordOne(database, read, door, event);
    });
    const recorded = await Promise.all(recording);
    for (const { write } of recorded) write?.(transaction);
    return recorded.map(({ answer }) => answer);
  });
}

/** Reads what decides how an event is recorded; `write` then records it. */
async function recordOne(
  database: FirestoreDatabase,
  read: Reader,
  { isRehearsal }: RecordingDoor,
  event: DoorEvent,
) {
  const participants = participantsIn(database);
  const log = logIn(database);
  const found = await listedFor(database, read, event);
  const listed = found?.person ?? null;
  const isOwn = event.kind === "rename" && (await isOwnOf(idOf(listed ?? event)));
  const numbers = event.kind === "walk-in" && listed === null ? await numbersFor(event) : null;
  const facts = { listed, isOwn, isRehearsal, numbers };
  const { answer, written } = recordedAs(event, facts, randomUUID);
  const added = written?.changed?.change.before === null ? written.changed.change.after : null;
  const [named] = added === null ? [] : await read.get([participants.doc(idOf(added))]);

  function write(transaction: Transaction): void {
    if (written === null) return;
    const { line, before, changed } = written;
    if (added !== null) addPerson(transaction, participants, added, named);
    if (changed !== null) {
      const { entry, change } = changed;
      writePart(database, transaction, entry, 0, [change]);
      if (change.before !== null) {
        for (const { ref } of found?.documents ?? []) {
          transaction.update(ref, { nombre: change.after.nombre });
        }
      }
    }
    transaction.create(log.doc(event.id), fieldsOf(line, before, isRehearsal));
  }

  /** Whether the door has admitted a person. */
  async function isOwnOf(id: string): Promise<boolean> {
    const own = await aboutPeople(read, log.where("puerta", "==", event.door), [id]);
    return own.some((line) => line.get("kind") !== "rename");
  }

  async function numbersFor(walkIn: Extract<DoorEvent, { kind: "walk-in" }>) {
    const candidates = ticketCandidates(walkIn.numeroTicket).flatMap(storedForms);
    const [holders, ids] = await Promise.all([
      read.findWith(participants.select("numeroTicket"), "numeroTicket", candidates),
      knownIds(database, read, [walkIn]),
    ]);
    return { tickets: new Set(holders.map((each) => String(each.get("numeroTicket")))), ids };
  }

  return { answer, write };
}

/** The listed person whom the event means, with the documents that hold them. */
async function listedFor(database: FirestoreDatabase, read: Reader, event: DoorEvent) {
  // Only phones with an older app do not say whom the carnet names.
  const isNamed = event.kind === "entry" && event.personId !== undefined;
  if (event.kind === "undo" || isNamed) return null;
  const participants = participantsIn(database);
  const found = await Promise.all([
    read.findWith(participants, "carnet", [...new Set([event.carnet, idOf(event)])]),
    read.findWith(participants, "personId", [idOf(event)]),
  ]);
  const documents = new Map(found.flat().map((document) => [document.id, document]));
  const people = [...documents.values()].map((document) => ({ document, ...personOf(document) }));
  const meant = personMeantBy(event, people);
  if (meant === null) return null;
  const { document: _, ...person } = meant;
  const own = people.filter((each) => idOf(each) === idOf(person));
  return { person, documents: own.map(({ document }) => document) };
}
