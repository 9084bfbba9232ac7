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
import { countListChange } from "../register/register.ts";
import {
  comparable,
  newDocument,
  pagesOf,
  participantsIn,
  type StoredParticipant,
} from "./participants.ts";

/** Participants in one commit: Firestore's limit of old; they are far below its 10 MiB. */
const MAX_WRITES = 500;
/** How often an import starts again because another writer changed its documents. */
const MAX_ROUNDS = 5;

type Write = (transaction: Transaction) => void;

interface Step {
  readonly write: Write;
  /** Whether it writes a row of the list, rather than removing a document. */
  readonly ofList: boolean;
}

/**
 * Saves a list as the port says. Up to 500 writes are one commit: all or nothing. A longer list
 * takes several, and what "all or nothing" then means is less: a fault in between leaves the first
 * commits written. No participant is lost or stored twice, as an import writes only what differs:
 * importing the same list again does the rest. Who stays is found at any moment, because additions
 * and changes are written before anything is removed; until then two may show the same ticket.
 *
 * Each commit refuses to write over what was changed since it was read; the import then reads and
 * compares anew. Two imports at the same time could still give one ticket to two participants, and
 * each might then keep a list as previous that lacks what the other wrote.
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
    // Once a part is written, who came since the list was compared is in no copy, and stays.
    const stored = written === 0 ? present : present.filter(({ carnet }) => expected.has(carnet));
    if (written === 0) for (const { carnet } of present) expected.add(carnet);
    const compared = compare(participants, stored, list, {
      mode: options.mode,
      overwrite: round > 0,
    });
    if (compared.conflicts.length > 0) return { kind: "conflicts", conflicts: compared.conflicts };
    // A later round finds a part already written, which is new or changed all the same.
    outcome ??= { kind: "saved", summary: compared.summary };
    // What is there once a part is written is no longer what was there before.
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

/** As a look-up finds them: of two documents with one carnet, the first. */
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

/** What has to be written, additions and changes first. */
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
    steps.push({ write, ofList: true });
  }
  const gone = plan.removed.map(({ carnet }) => known.get(carnet));
  // A second document with a listed carnet would go on showing what the list corrects.
  const second = surplus.filter(({ carnet }) => mode === "replace" || listed.has(carnet));
  for (const one of [...gone, ...second]) {
    if (one !== undefined) steps.push({ write: removing(one), ofList: false });
  }
  return { ...plan, steps };
}

function adding(document: DocumentReference, fields: Participant, overwrite: boolean): Write {
  return (transaction) => {
    // Once refused, the id belongs to a document without a carnet, which becomes this one's.
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

/** Whether so many steps were carried out at once; not when a document was no longer as it was read. */
type Commit = (steps: readonly Step[]) => Promise<boolean>;

function committing(firestore: Firestore, calls: FirestoreCalls): Commit {
  return async (steps) => {
    try {
      await calls.run((signal) =>
        firestore.runTransaction(async (transaction) => {
          signal.throwIfAborted();
          for (const { write } of steps) write(transaction);
          countListChange(firestore, transaction);
        }),
      );
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  };
}

/** How many steps were carried out; all of them unless another writer came first. */
async function carryOut(
  commit: Commit,
  steps: readonly Step[],
  rows: number,
  onProgress: ImportOptions["onProgress"],
): Promise<number> {
  let done = rows - steps.filter(({ ofList }) => ofList).length;
  for (let start = 0; start < steps.length; start += MAX_WRITES) {
    const together = steps.slice(start, start + MAX_WRITES);
    if (!(await commit(together))) return start;
    done += together.filter(({ ofList }) => ofList).length;
    onProgress(done);
  }
  if (steps.length === 0 && rows > 0) onProgress(rows);
  return steps.length;
}
