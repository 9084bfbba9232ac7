import { firestoreAccess } from "#access/store/firestore-access.ts";
import { firestoreJournal } from "#access/store/firestore-journal.ts";
import { journalled } from "#access/store/firestore-steps.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { firestoreCertificates } from "#certificates/store/firestore-certificates.ts";
import { READ_LOG_EVERY_MS } from "#door/model/calls.ts";
import { firestoreDoors } from "#door/store/firestore-doors.ts";
import { followList } from "#door/store/firestore-followed-list.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { participantsIn } from "#people/store/firestore-participants.ts";
import { firestorePeople } from "#people/store/firestore-people.ts";
import { registerIn, renewed } from "#people/store/firestore-register.ts";
import type { FirestoreAddress, FirestoreKey } from "#platform/store/database-url.ts";
import { connect } from "#platform/store/firestore-connection.ts";
import type { FirestorePart, Writes } from "#platform/store/firestore-database.ts";
import { firestoreAnnouncements } from "#registration/store/firestore-announcements.ts";
import { firestoreRegistration } from "#registration/store/firestore-registration.ts";
import { firestoreVisits, type VisitTimes } from "#visits/firestore-visits.ts";
import type { Store } from "./store.ts";

/** Time limits and intervals, all in ms. */
export interface FirestoreTimes extends VisitTimes {
  readonly limitMs: number;
  /** The interval at which the doors and their log are polled, however many phones call. */
  readonly doorEveryMs: number;
}

export const usualTimes: FirestoreTimes = {
  limitMs: 10_000,
  doorEveryMs: READ_LOG_EVERY_MS,
  visitsEveryMs: 1000,
  totalEveryMs: 60_000,
};

/**
 * Opens a store in Firestore, which any number of servers may share: collections `participantes`,
 * `counters`, `puertas`, `entradas`, `diario`, `cambios`, `accesos`, `constancias`, `constanciasDe`,
 * `marcas`, `ajustes`, `solicitudes` and `avisos`. Signs in with `key`, else with Google's application default credentials;
 * with `FIRESTORE_EMULATOR_HOST` it uses that emulator without credentials. Rejects with `UserError`.
 */
export async function openFirestoreStore(
  address: FirestoreAddress,
  key: FirestoreKey | null = null,
  times: FirestoreTimes = usualTimes,
): Promise<Store> {
  const database = await connect(address, times.limitMs, key);
  const followed = followList(database, times.doorEveryMs);
  const people = firestorePeople(database, followed);
  const visits = firestoreVisits(database, times);
  const rooms = {
    door: firestoreDoors(database, followed),
    access: firestoreAccess(database, followed.versions),
    journal: firestoreJournal(database),
    certificates: firestoreCertificates(database, followed.versions),
    registration: firestoreRegistration(database),
    announcements: firestoreAnnouncements(database),
  };
  const parts: readonly FirestorePart<StoreContents, Erasure>[] = [
    visits,
    people,
    ...Object.values(rooms),
  ];
  const readAgain = async () => {
    rooms.registration.forget();
    await followed.refresh();
  };

  return {
    ...people,
    ...visits,
    ...rooms,
    restore: async (contents, entry) => {
      const last: (Writes | undefined)[] = [];
      for (const part of parts) last.push(await part.restore?.(contents));
      await journalled(database, entry, async (transaction) => {
        for (const write of last) write?.(transaction);
        // Last, so that all servers and phones read again.
        const versions = renewed("lista", "bitacora", "constancias", "accesos");
        transaction.set(registerIn(database), versions, { merge: true });
      });
      await readAgain();
    },
    erase: async (erasure) => {
      const { ids, unlisted, entry } = erasure;
      const isErased = await journalled(database, entry, async (transaction, read) => {
        const named = unlisted === null ? [] : [unlisted];
        const listed = await read.findWith(participantsIn(database), "carnet", named);
        if (listed.length > 0) return false;
        // A person has so few documents that all is one transaction.
        const writes = await Promise.all(parts.map((part) => part.erase?.(read, erasure)));
        for (const write of writes) write?.(transaction);
        if (ids.size === 0) return true;
        // The last change in the register would name whoever was changed last.
        const versions = renewed("lista", "bitacora", "constancias");
        transaction.set(registerIn(database), versions, { merge: true });
        return true;
      });
      await readAgain();
      return isErased;
    },
    // An idle client does not keep the process alive.
    close: () => visits.settled(),
  };
}
