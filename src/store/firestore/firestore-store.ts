import type { Query } from "@google-cloud/firestore";
import { READ_LOG_EVERY_MS } from "../../domain/door/calls.ts";
import { cachedValue } from "../batching/cached-value.ts";
import type { Store } from "../port/store.ts";
import { firestoreCalls } from "./connection/calls.ts";
import { connect, type FirestoreAddress } from "./connection/connection.ts";
import type { FirestoreKey } from "./connection/firestore-key.ts";
import { firestoreDoors } from "./door/firestore-doors.ts";
import { importParticipants, previousOf, readAll } from "./participants/import.ts";
import { repeatedLookups } from "./participants/lookups.ts";
import {
  comparable,
  everyParticipant,
  holdersOf,
  onlyKnownFields,
  pagesOf,
  participantsIn,
  registrationOf,
} from "./participants/participants.ts";
import { countListChange } from "./register/register.ts";
import { restoreDocuments } from "./restore.ts";
import { firestoreVisits, type VisitTimes } from "./visits/visits.ts";

/** What one call may take, and how often some are made; all in ms. */
export interface FirestoreTimes extends VisitTimes {
  readonly limitMs: number;
  /** How old the answer to a repeated look-up may be. */
  readonly lookupEveryMs: number;
  /** How long a ping that was answered stands for the next ones. */
  readonly pingEveryMs: number;
  /** Between two readings of the doors and of their log, however many phones ask. */
  readonly doorEveryMs: number;
}

const usualTimes: FirestoreTimes = {
  limitMs: 10_000,
  doorEveryMs: READ_LOG_EVERY_MS,
  visitsEveryMs: 1000,
  totalEveryMs: 60_000,
  lookupEveryMs: 10_000,
  pingEveryMs: 5000,
};

/**
 * A store in Firestore, for any number of servers at once: collections `participantes`,
 * `counters`, `puertas` and `entradas`. Signs in with `key`, else with Google's application default
 * credentials; with `FIRESTORE_EMULATOR_HOST` set it talks to that emulator and needs none. Rejects
 * with `StoreOpenError`.
 */
export async function openFirestoreStore(
  address: FirestoreAddress,
  key: FirestoreKey | null = null,
  times: FirestoreTimes = usualTimes,
): Promise<Store> {
  const calls = firestoreCalls(times.limitMs);
  const firestore = await connect(address, calls, times.limitMs, key);
  const participants = participantsIn(firestore);
  const visits = firestoreVisits(firestore, calls, times);
  const lookups = repeatedLookups(times.lookupEveryMs, async (carnet) => {
    const [found] = await documentsOf(onlyKnownFields(holdersOf(participants, carnet)).limit(1));
    return found === undefined ? null : registrationOf(found);
  });
  const pinged = cachedValue(times.pingEveryMs, () =>
    calls.run(() => firestore.doc("counters/visitasPagina").get()),
  );
  const imports = new Set<Promise<unknown>>();
  const documentsOf = (query: Query) => calls.run(async () => (await query.get()).docs);

  async function closeOnce(): Promise<void> {
    await Promise.allSettled([...imports, visits.settled()]);
    await calls.end();
    // A client that still tries what was given up fails out of reach when it is terminated. Left
    // alone, it does not keep the process from ending.
    if (!calls.anyFailed()) await firestore.terminate();
  }
  let closed: Promise<void> | null = null;

  return {
    findParticipant: (carnet) => lookups.find(carnet),
    saveParticipants: (list, options) => {
      const saving = importParticipants(firestore, calls, list, options).finally(() =>
        imports.delete(saving),
      );
      imports.add(saving);
      return saving;
    },
    exportParticipants: async function* () {
      let last: string | null = null;
      for await (const page of pagesOf(participants, documentsOf)) {
        for (const stored of page) {
          // Of two documents with one carnet, the one that a look-up finds.
          if (stored.carnet !== last) yield comparable(stored);
          last = stored.carnet;
        }
      }
    },
    removeParticipant: async (carnet, keepPrevious) => {
      // In pages of a limit each, before the transaction: a long list takes longer than one call may.
      const previous = previousOf(await readAll(participants, calls));
      return calls.run((signal) =>
        firestore.runTransaction(async (transaction) => {
          signal.throwIfAborted();
          const held = await transaction.get(holdersOf(participants, carnet));
          if (held.empty) return false;
          keepPrevious(previous);
          countListChange(firestore, transaction);
          for (const { ref } of held.docs) transaction.delete(ref);
          return true;
        }),
      );
    },
    countParticipants: () =>
      calls.run(async () => (await everyParticipant(participants).count().get()).data().count),
    addVisit: () => visits.add(),
    readVisits: () => visits.read(),
    door: firestoreDoors(firestore, calls, times.doorEveryMs),
    restore: (contents) => {
      const restoring = restoreDocuments(firestore, calls, contents)
        .then(() => visits.set(contents.visits))
        .finally(() => imports.delete(restoring));
      imports.add(restoring);
      return restoring;
    },
    ping: async () => {
      await pinged.get();
    },
    close: () => {
      closed ??= closeOnce();
      return closed;
    },
  };
}
