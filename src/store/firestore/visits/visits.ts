import { randomInt } from "node:crypto";
import { AggregateField, FieldValue, type Firestore } from "@google-cloud/firestore";
import { groupCalls } from "../../batching/group-calls.ts";
import type { FirestoreCalls } from "../connection/calls.ts";

/** A document takes about one sustained write a second, so ten servers can each write once a second. */
const SHARDS = 10;

/** How often Firestore is asked and written to, in ms. */
export interface VisitTimes {
  /** Between two commits of visits by this server. */
  readonly visitsEveryMs: number;
  /** How old the visits of other servers in a total may be. */
  readonly totalEveryMs: number;
}

export interface FirestoreVisits {
  /**
   * Rejects when the commit fails or its outcome is unknown. It is never retried, because an increment
   * that arrives twice counts twice: the visits of that group are counted once or not at all.
   */
  add(): Promise<number>;
  read(): Promise<number>;
  /** Makes the total what is given. */
  set(count: number): Promise<void>;
  /** Resolves once every visit so far was committed or rejected. */
  settled(): Promise<void>;
}

/**
 * The counter of visits, shared by any number of servers. The total is the sum of `count` in
 * `counters/visitasPagina`, where visits from before this counter are, and in the ten documents of
 * `counters/visitasPagina/partes`. Visits of one second are one increment of one of these.
 */
export function firestoreVisits(
  firestore: Firestore,
  calls: FirestoreCalls,
  { visitsEveryMs, totalEveryMs }: VisitTimes,
): FirestoreVisits {
  const counter = firestore.doc("counters/visitasPagina");
  const shards = counter.collection("partes");
  /** The total that was read last, with what this server has added since; `null` when it is unsure. */
  let known: { readonly total: number; readonly readAt: number } | null = null;

  function freshTotal(): number | null {
    return known !== null && performance.now() - known.readAt < totalEveryMs ? known.total : null;
  }

  async function readTotal(): Promise<number> {
    const readAt = performance.now();
    const [plain, summed] = await Promise.all([
      counter.get(),
      shards.aggregate({ counted: AggregateField.sum("count") }).get(),
    ]);
    const before: unknown = plain.get("count") ?? 0;
    if (!Number.isSafeInteger(before)) throw new Error("visitasPagina.count is not a whole number");
    const total = Number(before) + summed.data().counted;
    known = { total, readAt };
    return total;
  }

  async function commit(additions: number, signal: AbortSignal): Promise<void> {
    const before = known;
    known = null;
    const shard = shards.doc(String(randomInt(SHARDS)));
    // Unlike `WriteBatch.commit`, a transaction of one attempt is not retried by the library.
    await firestore.runTransaction(
      async (transaction) => {
        transaction.set(shard, { count: FieldValue.increment(additions) }, { merge: true });
      },
      { maxAttempts: 1 },
    );
    signal.throwIfAborted();
    if (before !== null) known = { ...before, total: before.total + additions };
  }

  // Readings of the total and commits take turns, so that no visit is in the total twice. The total is
  // read first: a visit that is answered with an error for want of a total is not counted.
  const group = groupCalls(
    (additions: readonly (0 | 1)[]) =>
      calls.run(async (signal) => {
        let total = freshTotal() ?? (await readTotal());
        const added = additions.reduce((sum: number, each) => sum + each, 0);
        if (added > 0) await commit(added, signal);
        return additions.map((each) => {
          total += each;
          return total;
        });
      }),
    visitsEveryMs,
  );

  return {
    add: () => group.ask(1),
    read: async () => freshTotal() ?? group.ask(0),
    set: (count) =>
      calls.run(async () => {
        const change = count - (await readTotal());
        await counter.set({ count: FieldValue.increment(change) }, { merge: true });
        known = null;
      }),
    settled: group.settled,
  };
}
