import { journalled } from "#access/store/steps.ts";
import { storedAccess } from "#access/store/stored-access.ts";
import { storedJournal } from "#access/store/stored-journal.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { storedCertificates } from "#certificates/store/stored-certificates.ts";
import { storedDoors } from "#door/store/stored-doors.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { participantsIn } from "#people/store/participants.ts";
import { registerIn, renewed } from "#people/store/register.ts";
import { storedPeople } from "#people/store/stored-people.ts";
import type { DocumentDatabase, StorePart } from "#platform/store/documents.ts";
import { storedAnnouncements } from "#registration/store/stored-announcements.ts";
import { storedRegistration } from "#registration/store/stored-registration.ts";
import { storedVisits, type VisitTimes } from "#visits/stored-visits.ts";
import type { Store } from "./store.ts";

/** Intervals, all in ms. */
export interface StoreTimes extends VisitTimes {
  /** The interval at which the doors and their log are polled, however many phones call. */
  readonly doorEveryMs: number;
  /** The interval between this server's commits of requests. */
  readonly signUpsEveryMs: number;
}

/** The store in the documents of either database. */
export function documentStore(database: DocumentDatabase, times: StoreTimes): Store {
  const door = storedDoors(database, times.doorEveryMs);
  const people = storedPeople(database, door);
  const visits = storedVisits(database, times);
  const rooms = {
    door,
    access: storedAccess(database, door.versions),
    journal: storedJournal(database),
    certificates: storedCertificates(database, door.versions),
    registration: storedRegistration(database, times.signUpsEveryMs),
    announcements: storedAnnouncements(database),
  };
  const parts: readonly StorePart<StoreContents, Erasure>[] = [
    visits,
    people,
    ...Object.values(rooms),
  ];
  const readAgain = async () => {
    rooms.registration.forget();
    await door.refresh();
  };

  return {
    ...people,
    ...visits,
    ...rooms,
    restore: async (contents, entry) => {
      const restored = await Promise.all(parts.map((part) => part.restore?.(contents)));
      await journalled(
        database,
        entry,
        async (writer) => {
          for (const part of restored) part?.last?.(writer);
          // Last, so that all servers and phones read again.
          const versions = renewed("lista", "bitacora", "constancias", "accesos");
          writer.set(registerIn(database), versions, { merge: true });
          return true;
        },
        (next) => {
          for (const part of restored) part?.first(next);
        },
      );
      await readAgain();
    },
    erase: async (erasure) => {
      const { ids, unlisted, entry } = erasure;
      const isErased = await journalled(database, entry, async (writer, read) => {
        const named = unlisted === null ? [] : [unlisted];
        const listed = await read.findWith(participantsIn(database), "carnet", named);
        if (listed.length > 0) return false;
        // A person has so few documents that all is one transaction.
        const writes = await Promise.all(parts.map((part) => part.erase?.(read, erasure)));
        for (const write of writes) write?.(writer);
        if (ids.size === 0) return true;
        // The last change in the register would name whoever was changed last.
        const versions = renewed("lista", "bitacora", "constancias");
        writer.set(registerIn(database), versions, { merge: true });
        return true;
      });
      await readAgain();
      return isErased;
    },
    ping: async () => {
      await door.listVersion();
    },
    close: async () => {
      await Promise.all([visits.settled(), rooms.registration.settled()]);
      await database.close();
    },
  };
}
