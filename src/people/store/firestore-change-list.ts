import { randomUUID } from "node:crypto";
import type { QueryDocumentSnapshot, Transaction } from "@google-cloud/firestore";
import { changesNaming } from "#access/store/firestore-journal.ts";
import { partIn, writePart } from "#access/store/firestore-steps.ts";
import {
  type FirestoreDatabase,
  partsOf,
  type Reader,
} from "#platform/store/firestore-database.ts";
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
  onlyKnownFields,
  participantsIn,
  personOf,
  storedForms,
} from "./participants.ts";
import type { ListChange, ListChanged } from "./people-store.ts";
import { readListRegister, registerIn, writeListVersion } from "./register.ts";

/** People in one transaction: far below 10 MiB for it, and 1 MiB for their document in the journal. */
const AT_ONCE = 400;

interface Part {
  readonly index: number;
  readonly changes: readonly PersonChange[];
  /** The version of the list before it and after it. */
  readonly planned: string;
  readonly next: string;
}

/**
 * Changes the list as the port specifies. Up to 400 people are one transaction. More take several,
 * each with its part of the journal, additions and changes before removals: people who stay can
 * always be found, and until the end two may show the same ticket. Planning the same list again
 * completes an interrupted change.
 */
export async function changeList(
  database: FirestoreDatabase,
  change: ListChange,
): Promise<ListChanged> {
  let version = change.version;
  let written = 0;
  if (repeatsTicket(change.changes)) return { kind: "outdated", written };
  const people = new Set(change.changes.flatMap(carnetsOf));
  for (const [index, changes] of transactionsOf(change.changes).entries()) {
    // Whoever repeats the change finds the version that it has made.
    const part = { index, changes, planned: version, next: `${change.entry.id}-${index}` };
    let isRefused = false;
    const isWritten = await database.transaction((transaction, read) => {
      const known = { people, isRefused };
      isRefused = true;
      return writeOne(database, { transaction, read }, change, part, known);
    });
    if (!isWritten) return { kind: "outdated", written };
    version = part.next;
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

/** Writes a part; resolves with `false` if the list is not as it was planned. */
async function writeOne(
  database: FirestoreDatabase,
  { transaction, read }: { readonly transaction: Transaction; readonly read: Reader },
  { entry }: ListChange,
  part: Part,
  { people, isRefused }: { readonly people: ReadonlySet<string>; readonly isRefused: boolean },
): Promise<boolean> {
  const participants = participantsIn(database);
  const [register] = await read.get([registerIn(database)]);
  if (readListRegister(register?.data()).listVersion !== part.planned || register === undefined) {
    // If the journal has this part, it was written, but the answer to its commit was lost.
    const [written] = await read.get([partIn(database, entry, part.index)]);
    return written?.exists ?? false;
  }
  const carnets = [...new Set(part.changes.flatMap(carnetsOf))];
  const tickets = part.changes.flatMap(newTicket).flatMap(storedForms);
  const added = part.changes.flatMap(({ before, after }) => (before === null && after) || []);
  const known = onlyKnownFields(participants);
  const [found, owners, ids] = await Promise.all([
    read.findWith(known, "carnet", carnets),
    read.findWith(known, "numeroTicket", tickets),
    knownIds(database, read, added),
  ]);
  const holders = byCarnet(found);
  if (!isAsPlanned(part.changes, holders)) return false;
  if (owners.some((document) => belongsToOther(document, people))) return false;
  if (added.some(({ personId }) => personId !== undefined && ids.taken.has(personId))) return false;

  const changes = withStoredIds(part.changes, ids, randomUUID);
  const documents = changes.flatMap(({ before, after }) =>
    before === null && after !== null ? participants.doc(idOf(after)) : [],
  );
  // A document's id is hardly ever somebody else's, and then it is refused; each costs a read.
  const named = isRefused ? await read.get(documents) : [];
  writeListVersion(transaction, register, part.next, changes);
  writePart(database, transaction, entry, part.index, changes);
  const namedById = new Map(named.map((document) => [document.id, document]));
  for (const { before, after } of changes) {
    const [first, ...surplus] = before === null ? [] : (holders.get(before.carnet) ?? []);
    for (const { ref } of surplus) transaction.delete(ref);
    if (first === undefined) {
      if (after) addPerson(transaction, participants, after, namedById.get(idOf(after)));
    } else if (after === null) transaction.delete(first.ref);
    else transaction.update(first.ref, { ...emptied(before), ...after });
  }
  return true;
}

/** What decides the ids of these people; nobody who stays has one of their carnets. */
export async function knownIds(
  database: FirestoreDatabase,
  read: Reader,
  added: readonly Pick<Participant, "personId" | "carnet">[],
): Promise<KnownIds> {
  const carnets = new Set(added.map(({ carnet }) => carnet));
  const past = await changesNaming(database, read, [...carnets]);
  const ids = [...new Set([...carnets, ...added.map(idOf), ...past.flatMap(idsIn)])];
  const others = ids.filter((id) => !carnets.has(id));
  const known = onlyKnownFields(participantsIn(database));
  const found = await Promise.all([
    read.findWith(known, "carnet", others),
    read.findWith(known, "personId", ids),
    read.findWith(known, "joined", ids, "array-contains-any"),
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
