import { sqliteAccess } from "#access/store/sqlite-access.ts";
import { journalled, sqliteJournal } from "#access/store/sqlite-journal.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import { sqliteCertificates } from "#certificates/store/sqlite-certificates.ts";
import { sqliteDoors } from "#door/store/sqlite-doors.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { peopleFrom, sqlitePeople } from "#people/store/sqlite-people.ts";
import { openDatabase, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { sqliteAnnouncements } from "#registration/store/sqlite-announcements.ts";
import { sqliteRegistration } from "#registration/store/sqlite-registration.ts";
import { sqliteVisits } from "#visits/sqlite-visits.ts";
import { migrate } from "./schema.ts";
import type { Store } from "./store.ts";

/**
 * Opens a store in one SQLite file; `path` is relative to the working directory, and folder and file
 * are created if missing. Several processes of one machine may open the same file: readers continue
 * while one writes. Rejects with `UserError`.
 */
export async function openSqliteStore(path: string): Promise<Store> {
  const database = openDatabase(path, migrate);
  const people = sqlitePeople(database);
  const visits = sqliteVisits(database);
  const rooms = {
    door: sqliteDoors(database),
    access: sqliteAccess(database),
    journal: sqliteJournal(database),
    certificates: sqliteCertificates(database),
    registration: sqliteRegistration(database),
    announcements: sqliteAnnouncements(database),
  };
  const parts: readonly SqlitePart<StoreContents, Erasure>[] = [
    people,
    visits,
    ...Object.values(rooms),
  ];

  return {
    ...people,
    ...visits,
    ...rooms,
    restore: (contents, entry) =>
      journalled(database, entry, () => {
        for (const part of parts) part.restore?.(contents);
      }),
    erase: (erasure) =>
      journalled(database, erasure.entry, () => {
        if (peopleFrom(database, "participantes WHERE carnet = ?", erasure.unlisted).length > 0)
          return false;
        for (const part of parts) part.erase?.(erasure);
        return true;
      }),
    close: async () => {
      const settling = [visits, rooms.door, rooms.registration];
      await Promise.all(settling.map(({ settled }) => settled()));
      // Closing the last connection checkpoints the WAL and removes it; another call does nothing.
      database.close();
    },
  };
}
