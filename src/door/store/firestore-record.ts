import { randomUUID } from "node:crypto";
import type { Transaction } from "@google-cloud/firestore";
import { writePart } from "#access/store/firestore-steps.ts";
import { idOf } from "#people/model/carnet/participant.ts";
import { ticketCandidates } from "#people/model/ticket-numbers.ts";
import { knownIds } from "#people/store/firestore-change-list.ts";
import {
  aboutPeople,
  addPerson,
  participantsIn,
  personOf,
  storedForms,
} from "#people/store/firestore-participants.ts";
import type { FirestoreDatabase, Reader } from "#platform/store/firestore-database.ts";
import type { LineAnswer } from "../model/calls.ts";
import type { DoorLine, SentLine } from "../model/lines.ts";
import { knownAnswer, personMeantBy, type RecordingDoor, recordedAs } from "../model/recording.ts";
import { fieldsOf, isSetAside, lineOf, logIn } from "./firestore-line.ts";

/**
 * Records lines in order: those that only extend the log share one commit; each line that also
 * changes the list has its own. If one fails, the earlier ones stay recorded, and are recognised when
 * they are sent again.
 */
export async function recordLines(
  database: FirestoreDatabase,
  door: RecordingDoor,
  sent: readonly SentLine[],
): Promise<LineAnswer[]> {
  const lines = new Map(sent.map((line) => [line.id, { ...line, door: door.name }]));
  const commits: DoorLine[][] = [];
  for (const line of lines.values()) {
    const last = commits.at(-1);
    if (isPlain(line) && last?.every(isPlain)) last.push(line);
    else commits.push([line]);
  }
  const answers = new Map<string, LineAnswer>();
  for (const commit of commits) {
    for (const answer of await recordTogether(database, door, commit)) {
      answers.set(answer.id, answer);
    }
  }
  return sent.flatMap(({ id }) => answers.get(id) ?? []);
}

/** Whether a line only extends the log. */
const isPlain = ({ kind }: DoorLine) => kind === "entry" || kind === "undo";

function recordTogether(
  database: FirestoreDatabase,
  door: RecordingDoor,
  sent: readonly DoorLine[],
): Promise<LineAnswer[]> {
  const log = logIn(database);
  return database.transaction(async (transaction, read, isRepeated) => {
    // Lines are hardly ever known, and then their commit is refused; reading them costs as much as they do.
    const mayBeKnown = isRepeated || !sent.every(isPlain);
    const known = mayBeKnown ? await read.getAll(sent.map(({ id }) => log.doc(id))) : [];
    const recording = sent.map(async (line, index) => {
      const document = known[index];
      if (document?.exists) {
        const answer = knownAnswer(line, lineOf(document), isSetAside(document), door);
        return { answer, write: null };
      }
      return recordOne(database, read, door, line);
    });
    const recorded = await Promise.all(recording);
    for (const { write } of recorded) write?.(transaction, isRepeated);
    return recorded.map(({ answer }) => answer);
  });
}

/** Reads what decides how a line is recorded; `write` then records it. */
async function recordOne(
  database: FirestoreDatabase,
  read: Reader,
  { isRehearsal }: RecordingDoor,
  sent: DoorLine,
) {
  const participants = participantsIn(database);
  const log = logIn(database);
  const found = await listedFor(database, read, sent);
  const listed = found?.person ?? null;
  const isOwn = sent.kind === "rename" && (await isOwnOf(idOf(listed ?? sent)));
  const numbers = sent.kind === "walk-in" && listed === null ? await numbersFor(sent) : null;
  const facts = { listed, isOwn, isRehearsal, numbers };
  const { answer, written } = recordedAs(sent, facts, randomUUID);
  const added = written?.changed?.change.before === null ? written.changed.change.after : null;

  function write(transaction: Transaction, isRepeated: boolean): void {
    if (written === null) return;
    const { line, before, changed } = written;
    if (added !== null) addPerson(transaction, participants, added, isRepeated);
    if (changed !== null) {
      const { entry, change } = changed;
      writePart(database, transaction, { entry, changes: [change] });
      if (change.before !== null) {
        for (const { ref } of found?.documents ?? []) {
          transaction.update(ref, { nombre: change.after.nombre });
        }
      }
    }
    transaction.create(log.doc(sent.id), fieldsOf(line, before, isRehearsal));
  }

  /** Whether the door has admitted a person. */
  async function isOwnOf(id: string): Promise<boolean> {
    const own = await aboutPeople(read, log.where("puerta", "==", sent.door), [id]);
    return own.some((line) => line.get("kind") !== "rename");
  }

  async function numbersFor(walkIn: Extract<DoorLine, { kind: "walk-in" }>) {
    const candidates = ticketCandidates(walkIn.numeroTicket).flatMap(storedForms);
    const [holders, ids] = await Promise.all([
      read.findWith(participants.select("numeroTicket"), "numeroTicket", candidates),
      knownIds(database, read, [walkIn]),
    ]);
    return { tickets: new Set(holders.map((each) => String(each.get("numeroTicket")))), ids };
  }

  return { answer, write };
}

/** The listed person whom the line means, with the documents that hold them. */
async function listedFor(database: FirestoreDatabase, read: Reader, line: DoorLine) {
  // Only phones with an older app do not say whom the carnet names.
  const isNamed = line.kind === "entry" && line.personId !== undefined;
  if (line.kind === "undo" || isNamed) return null;
  const participants = participantsIn(database);
  const found = await Promise.all([
    read.findWith(participants, "carnet", [...new Set([line.carnet, idOf(line)])]),
    read.findWith(participants, "personId", [idOf(line)]),
  ]);
  const documents = new Map(found.flat().map((document) => [document.id, document]));
  const people = [...documents.values()].map((document) => ({ document, ...personOf(document) }));
  const meant = personMeantBy(line, people);
  if (meant === null) return null;
  const { document: _, ...person } = meant;
  const own = people.filter((each) => idOf(each) === idOf(person));
  return { person, documents: own.map(({ document }) => document) };
}
