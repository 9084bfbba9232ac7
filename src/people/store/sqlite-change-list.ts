import type Database from "better-sqlite3";
import { addingEntries } from "#access/store/sqlite-journal.ts";
import type { ListChange, ListChanged } from "#app/store/store.ts";
import { listChanges, listVersion } from "#door/store/sqlite-doors.ts";
import { insertPerson } from "#door/store/sqlite-record.ts";
import { isConstraint } from "#platform/store/sqlite-faults.ts";
import type { Participant } from "../model/carnet/participant.ts";
import { isSamePerson } from "../model/list-change.ts";

/** Ends a transaction without writing anything. */
class Outdated extends Error {}

/** Creates a function that changes the list in one transaction. */
export function changingList(database: Database.Database): (change: ListChange) => ListChanged {
  const version = listVersion(database);
  const find = database.prepare<[string], Participant>(
    "SELECT carnet, nombre, numeroTicket FROM participantes WHERE carnet = ?",
  );
  const remove = database.prepare<[string]>("DELETE FROM participantes WHERE carnet = ?");
  const insert = insertPerson(database);
  const countListChange = listChanges(database);
  const addEntry = addingEntries(database);

  const write = database.transaction(({ version: planned, changes, entry }: ListChange) => {
    if (String(version.get()) !== planned) throw new Outdated();
    // All old rows are deleted before new ones are inserted, so that two people may swap tickets.
    for (const { before } of changes) {
      if (before === null) continue;
      const stored = find.get(before.carnet);
      if (stored === undefined || !isSamePerson(stored, before)) throw new Outdated();
      remove.run(before.carnet);
    }
    for (const { after } of changes) if (after !== null) insert.run(after);
    addEntry(entry, changes);
    countListChange();
    return String(version.get());
  });

  return (change) => {
    try {
      return { kind: "saved", version: write.immediate(change) };
    } catch (error) {
      if (error instanceof Outdated || isConstraint(error)) return { kind: "outdated", written: 0 };
      throw error;
    }
  };
}
