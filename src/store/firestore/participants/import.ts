import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  Transaction,
} from "@google-cloud/firestore";
import type { Participant } from "../../../domain/carnet/participant.ts";
import { planImport } from "../../port/plan-import.ts";
import { type ImportOptions, type ImportOutcome, StoreUnavailableError } from "../../port/store.ts";
import type { FirestoreCalls } from "../connection/calls.ts";
import { isOutdated } from "../connection/faults.ts";
import { changeListVersion } from "../register/register.ts";
import {
  comparable,
  newDocument,
  pagesOf,
  participantsIn,
  type StoredParticipant,
} from "./participants.ts";

/** Participants in one commit. 500 was Firestore's limit; they stay far below its 10 MiB. */
const MAX_WRITES = 500;
/** How often an import restarts because another writer changed its documents. */
const MAX_ROUNDS = 5;

type Write = (transaction: Transaction) => void;

interface Step {
  readonly write: Write;
  /** The row of the list that it writes. */
  readonly saves?: Participant;
  /** The carnet that is no longer on the list. */
  readonly removes?: string;
}

/**
 * Saves a list as the port specifies. Up to 500 writes are one atomic commit. A longer list takes
 * several, and a fault in between leaves the first ones written; importing the same list again writes
 * the rest, because only differences are written. Additions and changes come before removals, so
 * people who stay can always be found; until the end, two may show the same ticket. Each commit
 * refuses to overwrite documents that changed since they were read, and the import then compares
 * again. Two imports at once could still give one ticket to two people, and each may then keep a
 * previous list that lacks the other's changes.
 */
export async function importParticipants(
  firestore: Firestore,
  calls: FirestoreCalls,
  list: readonly Participant[],
  options: ImportOptions,
): Promise<ImportOutcome> {
  const participants = participantsIn(firestore);
  let outcome: ImportOutcome | null = null;
  let written = 0;
  const expected = new Set(list.map(({ carnet }) => carnet));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const present = await readAll(participants, calls);
    // After the first commit, people who were added since the comparison are in no copy, so they
    // stay.
    const stored = written === 0 ? present : present.filter(({ carnet }) => expected.has(carnet));
    if (written === 0) for (const { carnet } of present) expected.add(carnet);
    const compared = compare(participants, stored, list, {
      mode: options.mode,
      overwrite: round > 0,
    });
    if (compared.conflicts.length > 0) return { kind: "conflicts", conflicts: compared.conflicts };
    // A later round finds rows already written, but they still count as new or changed.
    outcome ??= { kind: "saved", summary: compared.summary };
    // After the first commit, the stored state is no longer the previous one.
    if (written === 0 && compared.steps.length > 0) options.keepPrevious(previousOf(stored));
    const done = await carryOut(
      committing(firestore, calls),
      compared.steps,
      list.length,
      options.onProgress,
    );
    if (done === compared.steps.length) return outcome;
    written += done;
  }
  throw new StoreUnavailableError("Another writer keeps changing the participants");
}

/** The participants as a look-up finds them: the first of two documents with one carnet. */
export function previousOf(stored: readonly StoredParticipant[]): Participant[] {
  return stored.filter(({ carnet }, index) => carnet !== stored[index - 1]?.carnet).map(comparable);
}

export async function readAll(
  participants: CollectionReference,
  calls: FirestoreCalls,
): Promise<StoredParticipant[]> {
  const read = (page: Query) => calls.run(async () => (await page.get()).docs);
  const stored: StoredParticipant[] = [];
  for await (const page of pagesOf(participants, read)) stored.push(...page);
  return stored;
}

/** Computes the writes, with additions and changes first. */
function compare(
  participants: CollectionReference,
  stored: readonly StoredParticipant[],
  list: readonly Participant[],
  { mode, overwrite }: Pick<ImportOptions, "mode"> & { readonly overwrite: boolean },
) {
  const takenIds = new Set(stored.map(({ document }) => document.id));
  const listed = new Set(list.map(({ carnet }) => carnet));
  const known = new Map<string, StoredParticipant>();
  const surplus: StoredParticipant[] = [];
  for (const one of stored) {
    if (known.has(one.carnet)) surplus.push(one);
    else known.set(one.carnet, one);
  }
  const plan = planImport([...known.values()].map(comparable), list, mode);
  const steps: Step[] = [];
  for (const { carnet, nombre, numeroTicket } of list) {
    if (!plan.toWrite.has(carnet)) continue;
    const found = known.get(carnet);
    const fields = { carnet, nombre, numeroTicket };
    const write =
      found === undefined
        ? adding(newDocument(participants, carnet, takenIds), fields, overwrite)
        : changing(found, fields);
    steps.push({ write, saves: fields });
  }
  for (const { carnet } of plan.removed) {
    const gone = known.get(carnet);
    if (gone !== undefined) steps.push({ write: removing(gone), removes: carnet });
  }
  // A second document with a listed carnet would continue to show what the list corrects.
  const second = surplus.filter(({ carnet }) => mode === "replace" || listed.has(carnet));
  for (const one of second) steps.push({ write: removing(one) });
  return { ...plan, steps };
}

function adding(document: DocumentReference, fields: Participant, overwrite: boolean): Write {
  return (transaction) => {
    // The id was refused once, so it belongs to a document without a carnet, which becomes this
    // one's.
    if (overwrite) transaction.set(document, fields, { merge: true });
    else transaction.create(document, fields);
  };
}

function changing({ document }: StoredParticipant, fields: Participant): Write {
  return (transaction) => {
    transaction.update(document.ref, { ...fields }, unchanged(document));
  };
}

function removing({ document }: StoredParticipant): Write {
  return (transaction) => {
    transaction.delete(document.ref, unchanged(document));
  };
}

function unchanged({ updateTime }: StoredParticipant["document"]) {
  return { lastUpdateTime: updateTime };
}

/**
 * Carries out several steps in one commit; resolves with `false` if a document has changed since it
 * was read.
 */
type Commit = (steps: readonly Step[]) => Promise<boolean>;

function committing(firestore: Firestore, calls: FirestoreCalls): Commit {
  return async (steps) => {
    try {
      await calls.run((signal) =>
        firestore.runTransaction(async (transaction) => {
          signal.throwIfAborted();
          await changeListVersion(firestore, transaction, {
            saved: steps.flatMap(({ saves }) => saves ?? []),
            removed: steps.flatMap(({ removes }) => removes ?? []),
          });
          for (const { write } of steps) write(transaction);
        }),
      );
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  };
}

/**
 * Resolves with the number of steps carried out, which is less than all only if another writer came
 * first.
 */
async function carryOut(
  commit: Commit,
  steps: readonly Step[],
  rows: number,
  onProgress: ImportOptions["onProgress"],
): Promise<number> {
  let done = rows - steps.filter(({ saves }) => saves).length;
  for (let start = 0; start < steps.length; start += MAX_WRITES) {
    const together = steps.slice(start, start + MAX_WRITES);
    if (!(await commit(together))) return start;
    done += together.filter(({ saves }) => saves).length;
    onProgress(done);
  }
  if (steps.length === 0 && rows > 0) onProgress(rows);
  return steps.length;
}
