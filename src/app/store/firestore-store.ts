import type { Query } from "@google-cloud/firestore";
import { firestoreAccess } from "#access/store/firestore-access.ts";
import { firestoreJournal } from "#access/store/firestore-journal.ts";
import { firestoreCertificates } from "#certificates/store/firestore-certificates.ts";
import { READ_LOG_EVERY_MS } from "#door/model/calls.ts";
import { firestoreDoors } from "#door/store/firestore-doors.ts";
import { meantPerson } from "#people/model/carnet/lacking-zeros.ts";
import { idsOf, type Participant } from "#people/model/carnet/participant.ts";
import { changeList } from "#people/store/firestore-change-list.ts";
import {
  onlyKnownFields,
  participantsIn,
  peopleOf,
  personOf,
  readAll,
} from "#people/store/participants.ts";
import { TokenBucket } from "#platform/http/token-bucket.ts";
import { connect, type FirestoreAddress } from "#platform/store/firestore-connection.ts";
import type { FirestoreKey } from "#platform/store/firestore-key.ts";
import { firestoreAnnouncements } from "#registration/store/firestore-announcements.ts";
import { firestoreRegistration } from "#registration/store/firestore-registration.ts";
import { firestoreVisits, type VisitTimes } from "#visits/firestore-visits.ts";
import { erasePerson } from "./firestore-erase.ts";
import { restoreDocuments } from "./firestore-restore.ts";
import type { Store } from "./store.ts";

/** Time limits and intervals, all in ms. */
export interface FirestoreTimes extends VisitTimes {
  readonly limitMs: number;
  /** The interval at which the doors and their log are polled, however many phones call. */
  readonly doorEveryMs: number;
}

/**
 * Look-ups are queries of one carnet until they come faster than this, in ms; then the list is read once,
 * and they cost no more than the poll for its changes. Until then, whoever edits documents by hand sees
 * them at once.
 */
const QUERIES_AT_ONCE = 100;
const ONE_MORE_EVERY_MS = 2500;

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
  const participants = participantsIn(database);
  const visits = firestoreVisits(database, times);
  const queries = new TokenBucket(QUERIES_AT_ONCE, ONE_MORE_EVERY_MS);
  const registration = firestoreRegistration(database);
  const door = firestoreDoors(database, times.doorEveryMs);

  /** From the list where this server has read it, else by queries. */
  async function peopleBy(
    pick: (people: ReadonlyMap<string, Participant>) => readonly Participant[],
    asked: readonly Query[],
  ): Promise<readonly Participant[]> {
    const known = await door.knownPeople();
    if (known !== null) return pick(known);
    if (queries.takeOrWait() > 0) {
      await door.readList();
      const read = await door.knownPeople();
      if (read !== null) return pick(read);
    }
    const found = await Promise.all(asked.map((query) => database.find(onlyKnownFields(query))));
    return found.flat().map(personOf);
  }

  return {
    findParticipant: async (carnet, possible = [carnet]) =>
      meantPerson(
        carnet,
        await peopleBy(
          (people) => possible.flatMap((each) => people.get(each) ?? []),
          [participants.where("carnet", "in", possible)],
        ),
      ),
    findCorrected: async (id) => {
      const found = await peopleBy(
        (people) => [...people.values()].filter((each) => idsOf(each).includes(id)),
        [
          participants.where("personId", "==", id),
          participants.where("joined", "array-contains", id),
        ],
      );
      return found.find(({ carnet }) => carnet !== id) ?? null;
    },
    changeList: async (change) => {
      const changed = await changeList(database, change);
      // The register is read again, so that the next change can be planned on the current version,
      // whoever made it.
      await door.refresh();
      return changed;
    },
    erase: async (erasure) => {
      const isErased = await erasePerson(database, erasure);
      registration.forget();
      await door.refresh();
      return isErased;
    },
    listVersion: () => door.listVersion(),
    readList: () => door.readList(),
    participants: async () => peopleOf(await readAll(database)),
    addVisit: () => visits.add(),
    readVisits: () => visits.read(),
    door,
    access: firestoreAccess(database, door.versions),
    journal: firestoreJournal(database),
    certificates: firestoreCertificates(database, door.versions),
    registration,
    announcements: firestoreAnnouncements(database),
    restore: async (contents, entry) => {
      await visits.set(contents.visits);
      await restoreDocuments(database, contents, entry);
      registration.forget();
      await door.refresh();
    },
    ping: async () => {
      await door.listVersion();
    },
    // An idle client does not keep the process alive.
    close: () => visits.settled(),
  };
}
