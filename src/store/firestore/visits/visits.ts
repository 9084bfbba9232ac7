import {
  AggregateField,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from "@google-cloud/firestore";
import { cachedValue } from "../../batching/cached-value.ts";
import { groupCommit } from "../../batching/group-commit.ts";
import type { FirestoreCalls } from "../connection/calls.ts";
import { isOutdated } from "../connection/faults.ts";
import { ownShard } from "./shard.ts";
import { wholeNumber } from "./whole-number.ts";

/** How often a server that stops tries to fold what it added, against others that do the same. */
const MAX_LAST_FOLDINGS = 3;

/** How often Firestore is asked and written to, in ms. */
export interface Pace {
  /** Between two commits of visits by this server, and how old a total may be that is only read. */
  readonly visitsEveryMs: number;
  /** Time between two foldings, over all servers. */
  readonly foldEveryMs: number;
  /** After which another server may take a shard: longer than one waits for an answer to its commit. */
  readonly shardRestsMs: number;
}

export interface FirestoreVisits {
  /** As the port says. When it rejects, the visit may be counted all the same, but once at most. */
  add(): Promise<number>;
  /** A total that is at most `visitsEveryMs` old. */
  read(): Promise<number>;
  /** Makes the total what is given, however the documents share it. */
  set(count: number): Promise<void>;
  /** Ends what is in flight, folds what was added, and leaves the shard to others. */
  close(): Promise<void>;
}

/** What all documents of the counter say together. */
interface Tally {
  readonly total: number;
  /** What the plain document does not show yet. */
  readonly unfolded: number;
  readonly ledger: DocumentSnapshot;
}

/**
 * The counter of visits, of any number of servers. Firestore takes about one sustained write a
 * second to a document, so each server counts in a shard of its own, once a second at most; see `ownShard`.
 *
 * `counters/visitasPagina` {count}: shows the total, a few seconds late
 * `counters/visitasPagina/shards/<n>` {count, holder, at}: visits that one server after the other
 *   counted; `count` only grows
 * `counters/visitasPagina/shards/folded` {folded}: how much of the shards `count` already shows
 *
 * The total is `count - folded` plus the sum of the shards. Folding adds the same to `count` and to
 * `folded` in one commit, so that no order of reads and foldings changes the total, and other
 * writes to `count`, before or meanwhile, are part of it.
 */
export function firestoreVisits(
  firestore: Firestore,
  calls: FirestoreCalls,
  pace: Pace,
): FirestoreVisits {
  const counter = firestore.doc("counters/visitasPagina");
  const shards = counter.collection("shards");
  const ledgerDocument = shards.doc("folded");
  const shard = ownShard(shards, pace.shardRestsMs);
  const total = cachedValue(pace.visitsEveryMs, async () => (await readTally()).total);
  let foldTimer: NodeJS.Timeout | null = null;
  let folding: Promise<unknown> = Promise.resolve();
  /** Whether visits were added since the last folding began. */
  let toFold = false;
  let closing = false;

  const visits = groupCommit(
    (additions) =>
      calls.run(async (signal) => {
        await shard.add(additions, signal);
        foldLater();
        return total.readNow();
      }),
    pace.visitsEveryMs,
  );

  async function readTally(): Promise<Tally> {
    const [[plain, ledger], summed] = await Promise.all([
      // One call, so that both are of the same instant. The ledger holds no `count` to be summed.
      firestore.getAll(counter, ledgerDocument),
      shards.aggregate({ counted: AggregateField.sum("count") }).get(),
    ]);
    if (plain === undefined || ledger === undefined) throw new Error("A document is missing");
    const unfolded = summed.data().counted - wholeNumber(ledger, "folded");
    return { total: wholeNumber(plain, "count") + unfolded, unfolded, ledger };
  }

  function foldLater(): void {
    toFold = true;
    if (closing) return;
    // By chance, so that many servers do not all fold at the same moment.
    foldTimer ??= setTimeout(
      () => {
        foldTimer = null;
        // Nothing is lost by a folding that fails: the total does not need it, the next one does it.
        folding = folding.then(foldWhatIsDue).catch(foldLater);
      },
      pace.foldEveryMs * (1 + Math.random()),
    ).unref();
  }

  function foldWhatIsDue(): Promise<void> {
    toFold = false;
    return calls.run(async () => {
      const tally = await readTally();
      if (closing || ageOf(tally.ledger) >= pace.foldEveryMs) await fold(tally);
      else if (tally.unfolded !== 0) foldLater();
    });
  }

  async function fold({ unfolded, ledger }: Tally): Promise<void> {
    if (unfolded === 0) return;
    const batch = firestore.batch();
    // Refused when another server folded meanwhile, or the same visits would be shown twice.
    if (ledger.updateTime === undefined) batch.create(ledgerDocument, { folded: unfolded });
    else {
      const folded = FieldValue.increment(unfolded);
      batch.update(ledgerDocument, { folded }, { lastUpdateTime: ledger.updateTime });
    }
    batch.set(counter, { count: FieldValue.increment(unfolded) }, { merge: true });
    try {
      await batch.commit();
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // The other may have read its tally before our last visits.
      foldLater();
    }
  }

  return {
    add: () => visits.add(),
    read: () => calls.run(() => total.get()),
    set: (count) =>
      calls.run(async () => {
        const { total: present } = await readTally();
        await counter.set({ count: FieldValue.increment(count - present) }, { merge: true });
        await total.readNow();
      }),
    close: async () => {
      await visits.settled();
      closing = true;
      if (foldTimer !== null) clearTimeout(foldTimer);
      await folding;
      for (let tries = 0; toFold && tries < MAX_LAST_FOLDINGS; tries += 1) {
        await foldWhatIsDue().catch(foldLater);
      }
      // One that is not left so is taken a little later.
      await calls.run(() => shard.release()).catch(() => {});
    },
  };
}

/** How long ago a document was written, in ms by Firestore's own clock. */
function ageOf({ updateTime, readTime }: DocumentSnapshot): number {
  if (updateTime === undefined) return Number.POSITIVE_INFINITY;
  return readTime.toMillis() - updateTime.toMillis();
}
