import type Database from "better-sqlite3";
import { sqliteAccess } from "#access/store/sqlite-access.ts";
import { journalling, sqliteJournal } from "#access/store/sqlite-journal.ts";
import type { StoreContents } from "#backup/server/store-contents.ts";
import {
  restoringCertificates,
  sqliteCertificates,
} from "#certificates/store/sqlite-certificates.ts";
import { renewLogId, savingDoors, sqliteDoors } from "#door/store/sqlite-doors.ts";
import { insertingLine } from "#door/store/sqlite-record.ts";
import { personOf } from "#people/model/carnet/participant.ts";
import { insertingPerson, listChanges, sqlitePeople } from "#people/store/sqlite-people.ts";
import { groupCalls } from "#platform/store/group-calls.ts";
import { openDatabase } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { sqliteAnnouncements } from "#registration/store/sqlite-announcements.ts";
import { restoringSignUps, sqliteRegistration } from "#registration/store/sqlite-registration.ts";
import { migrate } from "./schema.ts";
import { erasing } from "./sqlite-erase.ts";
import type { Store } from "./store.ts";

/**
 * Opens a store in one SQLite file; `path` is relative to the working directory, and folder and file
 * are created if missing. Several processes of one machine may open the same file: readers continue
 * while one writes. Rejects with `UserError`.
 */
export async function openSqliteStore(path: string): Promise<Store> {
  const database = openDatabase(path, migrate);
  const statements = prepareStatements(database);
  const countListChange = listChanges(database);

  // A single statement would be committed only when the driver resets it after RETURNING, where a
  // full or failing disk goes unreported, so a visit could be answered without being durable.
  const addVisits = database.transaction((additions: number) =>
    total(statements.addVisits.get(additions)),
  );
  const visits = groupCalls(async (additions: readonly undefined[]) => {
    const after = await run(() => addVisits.immediate(additions.length));
    return additions.map((_, index) => after - additions.length + index + 1);
  });

  const replaceAll = restoring(database);
  const once = journalling(database);
  const door = sqliteDoors(database);
  const registration = sqliteRegistration(database);

  return {
    ...sqlitePeople(database),
    erase: erasing(database),
    addVisit: () => visits.call(undefined),
    readVisits: () => run(() => total(statements.readVisits.get())),
    door,
    access: sqliteAccess(database),
    journal: sqliteJournal(database),
    certificates: sqliteCertificates(database),
    registration,
    announcements: sqliteAnnouncements(database),
    restore: async (contents, entry) => {
      await once(entry, () => {
        replaceAll(contents);
        countListChange();
        return true;
      });
    },
    ping: async () => {
      await run(() => statements.readVisits.get());
    },
    close: async () => {
      await Promise.all([visits, door, registration].map(({ settled }) => settled()));
      // Closing the last connection checkpoints the WAL and removes it; another call does nothing.
      database.close();
    },
  };
}

function prepareStatements(database: Database.Database) {
  return {
    addVisits: database
      .prepare<[number], number>(
        "UPDATE counters SET count = count + ? WHERE name = 'visitasPagina' RETURNING count",
      )
      .pluck(),
    readVisits: database
      .prepare<[], number>("SELECT count FROM counters WHERE name = 'visitasPagina'")
      .pluck(),
  };
}

function total(count: number | undefined): number {
  if (count === undefined) throw new Error("The counter visitasPagina is missing");
  return count;
}

/** Creates a function that replaces the database's contents; it runs in the caller's transaction. */
function restoring(database: Database.Database): (contents: StoreContents) => void {
  const clear = ["participantes", "puertas", "entradas"].map((table) =>
    database.prepare(`DELETE FROM ${table}`),
  );
  const addPerson = insertingPerson(database);
  const addDoor = savingDoors(database);
  const addLine = insertingLine(database);
  const setVisits = database.prepare<[number]>(
    "UPDATE counters SET count = ? WHERE name = 'visitasPagina'",
  );
  const restoreCertificates = restoringCertificates(database);
  const restoreSignUps = restoringSignUps(database);
  return ({ participants, signUps, visits, doors, log, certificates }) => {
    for (const each of clear) each.run();
    for (const person of participants) addPerson(personOf(person));
    for (const door of doors) addDoor(door);
    for (const line of log) addLine(line);
    restoreCertificates({ certificates });
    restoreSignUps(signUps);
    renewLogId(database);
    setVisits.run(visits);
  };
}
