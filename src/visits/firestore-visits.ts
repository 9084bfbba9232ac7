import { randomInt, randomUUID } from "node:crypto";
import { AggregateField, FieldValue } from "@google-cloud/firestore";
import type { FirestoreDatabase, FirestorePart } from "#platform/store/firestore-database.ts";
import { groupCalls, type Settling } from "#platform/store/shared-calls.ts";
import type { VisitContents, VisitStore } from "./visit-store.ts";

/** A document takes about one sustained write a second, so ten servers can each write once a second. */
const SHARDS = 10;

/** Intervals in ms. */
export interface VisitTimes {
  /** The interval between this server's commits of visits. */
  readonly visitsEveryMs: number;
  /** The maximum age of other servers' visits in a total. */
  readonly totalEveryMs: number;
}

/**
 * The counter of visits, shared by any number of servers. The total is the sum of `count` in
 * `counters/visitasPagina`, which holds earlier visits, and in the ten shards of
 * `counters/visitasPagina/partes` {count, ultima}. The visits of one second are one increment of one
 * shard, with a mark by which it is recognised.
 */
export function firestoreVisits(
  { firestore, run, transaction }: FirestoreDatabase,
  { visitsEveryMs, totalEveryMs }: VisitTimes,
): VisitStore & Settling & FirestorePart<VisitContents, unknown> {
  const counter = firestore.doc("counters/visitasPagina");
  const shards = counter.collection("partes");
  /** The last total that was read, plus this server's visits since; `null` when it is uncertain. */
  let known: { readonly total: number; readonly readAt: number } | null = null;

  function freshTotal(): number | null {
    return known !== null && performance.now() - known.readAt < totalEveryMs ? known.total : null;
  }

  async function sumOfShards(): Promise<number> {
    const summed = await shards.aggregate({ counted: AggregateField.sum("count") }).get();
    return summed.data().counted;
  }

  async function readTotal(): Promise<number> {
    const readAt = performance.now();
    const [plain, counted] = await Promise.all([counter.get(), sumOfShards()]);
    const before: unknown = plain.get("count") ?? 0;
    if (!Number.isSafeInteger(before)) throw new Error("visitasPagina.count is not a whole number");
    const total = Number(before) + counted;
    known = { total, readAt };
    return total;
  }

  async function commit(additions: number): Promise<void> {
    const before = known;
    known = null;
    const shard = shards.doc(String(randomInt(SHARDS)));
    const mark = randomUUID();
    await transaction(async (open, read, isRepeated) => {
      // An increment that arrives twice counts twice.
      if (isRepeated && (await read.get(shard)).get("ultima") === mark) return;
      open.set(shard, { count: FieldValue.increment(additions), ultima: mark }, { merge: true });
    });
    if (before !== null) known = { ...before, total: before.total + additions };
  }

  // Readings and commits are serialised, so that no visit is in the total twice. The total is read
  // first, so that a visit whose total cannot be read is not counted.
  const group = groupCalls(async (additions: readonly (0 | 1)[]) => {
    let total = freshTotal() ?? (await run(readTotal));
    const added = additions.reduce((sum: number, each) => sum + each, 0);
    if (added > 0) await commit(added);
    return additions.map((each) => {
      total += each;
      return total;
    });
  }, visitsEveryMs);

  return {
    /** Rejects when the commit fails or its outcome stays unknown; its visits are counted once or not at all. */
    addVisit: () => group.call(1),
    readVisits: async () => freshTotal() ?? group.call(0),
    // What is written is no increment, so that it may be written twice.
    restore: async ({ visits }) => {
      const count = visits - (await run(sumOfShards));
      await run(() => counter.set({ count }, { merge: true }));
      known = null;
    },
    settled: group.settled,
  };
}
