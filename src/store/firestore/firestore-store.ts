import type { Query } from "@google-cloud/firestore";
import { READ_LOG_EVERY_MS } from "../../domain/door/calls.ts";
import type { Store } from "../port/store.ts";
import { firestoreCalls } from "./connection/calls.ts";
import { connect, type FirestoreAddress } from "./connection/connection.ts";
import type { FirestoreKey } from "./connection/firestore-key.ts";
import { firestoreDoors } from "./door/firestore-doors.ts";
import { importParticipants, previousOf, readAll } from "./participants/import.ts";
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
import { firestoreVisits, type Pace } from "./visits/visits.ts";

/** What one call may take, and how often some are made; all in ms. */
export interface FirestoreTimes extends Pace {
  readonly limitMs: number;
  /** Between two readings of the doors and of their log, however many phones ask. */
  readonly doorEveryMs: number;
}

const usualTimes: FirestoreTimes = {
  limitMs: 10_000,
  doorEveryMs: READ_LOG_EVERY_MS,
  visitsEveryMs: 1000,
  foldEveryMs: 10_000,
  shardRestsMs: 20_000,
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
  const imports = new Set<Promise<unknown>>();
  const documentsOf = (query: Query) => calls.run(async () => (await query.get()).docs);

  async function closeOnce(): Promise<void> {
    await Promise.allSettled([...imports, visits.close()]);
    await calls.end();
    // A client that still tries what was given up fails out of reach when it is terminated. Left
    // alone, it does not keep the process from ending.
    if (!calls.anyFailed()) await firestore.terminate();
  }
  let closed: Promise<void> | null = null;

  return {
    findParticipant: async (carnet) => {
      const [found] = await documentsOf(onlyKnownFields(holdersOf(participants, carnet)).limit(1));
      return found === undefined ? null : registrationOf(found);
    },
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
    removeParticipant: (carnet, keepPrevious) =>
      calls.run((signal) =>
        firestore.runTransaction(async (transaction) => {
          signal.throwIfAborted();
          const held = await transaction.get(holdersOf(participants, carnet));
          if (held.empty) return false;
          // On each try anew: others may have changed the list since the one before.
          keepPrevious(previousOf(await readAll(participants, calls)));
          countListChange(firestore, transaction);
          for (const { ref } of held.docs) transaction.delete(ref);
          return true;
        }),
      ),
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
      await calls.run(() => firestore.doc("counters/visitasPagina").get());
    },
    close: () => {
      closed ??= closeOnce();
      return closed;
    },
  };
}
