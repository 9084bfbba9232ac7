import { randomUUID } from "node:crypto";
import type { QueryDocumentSnapshot } from "@google-cloud/firestore";
import { changesNaming } from "#access/store/firestore-journal.ts";
import { partIn, writePart } from "#access/store/firestore-steps.ts";
import {
  type FirestoreDatabase,
  type Reader,
  writeSince,
} from "#platform/store/firestore-database.ts";
import { partsOf } from "#platform/text/group-by.ts";
import { idOf, idsOf, type Participant } from "../model/carnet/participant.ts";
import {
  carnetsOf,
  idsIn,
  isSamePerson,
  type KnownIds,
  type PersonChange,
  withStoredIds,
} from "../model/list-change.ts";
import {
  addPerson,
  byCarnet,
  emptied,
  participantsIn,
  personOf,
  storedForms,
} from "./firestore-participants.ts";
import { listVersionIn, registerIn, withListVersion } from "./firestore-register.ts";
import type { ListChange, ListChanged } from "./people-store.ts";

/** People in one transaction: far below 10 MiB for it, and 1 MiB for their document in the journal. */
const AT_ONCE = 400;

interface Part extends ListChange {
  readonly index: number;
  /** The carnets of everybody in the whole change. */
  readonly people: ReadonlySet<string>;
}

/**
 * Changes the list as the port specifies. Up to 400 people are one transaction. More take several,
 * each with its part of the journal, additions and changes before removals: people who stay can
 * always be found, and until the end two may show the same ticket. Planning the same list again
 * completes an interrupted change.
 */
export async function changeList(
  database: FirestoreDatabase,
  { version: planned, changes: all, entry }: ListChange,
): Promise<ListChanged> {
  let version = planned;
  let written = 0;
  if (repeatsTicket(all)) return { kind: "outdated", written };
  const people = new Set(all.flatMap(carnetsOf));
  for (const [index, changes] of transactionsOf(all).entries()) {
    const part = { version, changes, entry, index, people };
    const next = await writeOne(database, part);
    if (next === null) return { kind: "outdated", written };
    version = next;
    written += changes.length;
  }
  return { kind: "saved", version };
}

function transactionsOf(changes: readonly PersonChange[]): (readonly PersonChange[])[] {
  if (changes.length <= AT_ONCE) return [changes];
  const ordered = changes.toSorted(
    (one, other) => Number(one.after === null) - Number(other.after === null),
  );
  return partsOf(ordered, AT_ONCE);
}

/** Writes a part; resolves with the version that it gives the list, or `null` if that is not as it was planned. */
function writeOne(
  database: FirestoreDatabase,
  { version, changes: planned, entry, index, people }: Part,
): Promise<string | null> {
  const participants = participantsIn(database);
  const inJournal = partIn(database, entry, index);
  const carnets = [...new Set(planned.flatMap(carnetsOf))];
  const tickets = planned.flatMap(newTicket).flatMap(storedForms);
  const added = planned.flatMap(({ before, after }) => (before === null && after) || []);
  return database.transaction(async (transaction, read, isRepeated) => {
    const register = await read.get(registerIn(database));
    if (listVersionIn(register) !== version) {
      // If the journal has this part, it was written, but the answer to its commit was lost.
      return (await read.get(inJournal)).exists ? inJournal.id : null;
    }
    const [found, owners, ids] = await Promise.all([
      read.findWith(participants, "carnet", carnets),
      read.findWith(participants, "numeroTicket", tickets),
      knownIds(database, read, added),
    ]);
    const holders = byCarnet(found);
    if (!isAsPlanned(planned, holders)) return null;
    if (owners.some((document) => belongsToOther(document, people))) return null;
    if (added.some(({ personId }) => personId !== undefined && ids.taken.has(personId)))
      return null;

    const changes = withStoredIds(planned, ids, randomUUID);
    writeSince(transaction, register, withListVersion(inJournal.id));
    writePart(database, transaction, { entry, changes, part: index, from: version });
    for (const { before, after } of changes) {
      const [first, ...surplus] = before === null ? [] : (holders.get(before.carnet) ?? []);
      for (const { ref } of surplus) transaction.delete(ref);
      if (first === undefined) {
        if (after) addPerson(transaction, participants, after, isRepeated);
      } else if (after === null) transaction.delete(first.ref);
      else transaction.update(first.ref, { ...emptied(before), ...after });
    }
    return inJournal.id;
  });
}

/** Reads the ids from which these people get theirs; nobody who stays has one of their carnets. */
export async function knownIds(
  database: FirestoreDatabase,
  read: Reader,
  added: readonly Pick<Participant, "personId" | "carnet">[],
): Promise<KnownIds> {
  const carnets = new Set(added.map(({ carnet }) => carnet));
  const past = await changesNaming(database, read, [...carnets]);
  const ids = [...new Set([...carnets, ...added.map(idOf), ...past.flatMap(idsIn)])];
  const others = ids.filter((id) => !carnets.has(id));
  const participants = participantsIn(database);
  const found = await Promise.all([
    read.findWith(participants, "carnet", others),
    read.findWith(participants, "personId", ids),
    read.findWith(participants, "joined", ids, "array-contains-any"),
  ]);
  return { past, taken: new Set(found.flat().flatMap((each) => idsOf(personOf(each)))) };
}

/** Whether everybody is as `before` says, and new carnets are free or given up in the same part. */
function isAsPlanned(
  changes: readonly PersonChange[],
  holders: ReadonlyMap<string, readonly QueryDocumentSnapshot[]>,
): boolean {
  const leaving = new Set(changes.flatMap(({ before }) => before?.carnet ?? []));
  return changes.every(({ before, after }) => {
    const first = before === null ? undefined : holders.get(before.carnet)?.[0];
    const isSame =
      before === null || (first !== undefined && isSamePerson(personOf(first), before));
    return isSame && (after === null || leaving.has(after.carnet) || !holders.has(after.carnet));
  });
}

/** Whether the ticket of a document belongs to a participant outside the change. */
function belongsToOther(document: QueryDocumentSnapshot, people: ReadonlySet<string>): boolean {
  const carnet: unknown = document.get("carnet");
  return typeof carnet === "string" && !people.has(carnet);
}

/** Whether somebody gets a ticket that the change gives or leaves to somebody else too. */
function repeatsTicket(changes: readonly PersonChange[]): boolean {
  const counts = new Map<string, number>();
  for (const { after } of changes) {
    if (after !== null) counts.set(after.numeroTicket, (counts.get(after.numeroTicket) ?? 0) + 1);
  }
  return changes.flatMap(newTicket).some((ticket) => counts.get(ticket) !== 1);
}

/** The ticket that a person gets. */
function newTicket({ before, after }: PersonChange): string[] {
  const ticket = after?.numeroTicket ?? "";
  return ticket === "" || ticket === before?.numeroTicket ? [] : [ticket];
}
