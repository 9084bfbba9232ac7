import type Database from "better-sqlite3";
import { addingEntries } from "#access/store/sqlite-journal.ts";
import { isConstraint, atWork as run } from "#platform/store/sqlite-faults.ts";
import { meantPerson } from "../model/carnet/lacking-zeros.ts";
import {
  fields,
  type Participant,
  type PersonField,
  perField,
  personOf,
  valueIn,
} from "../model/carnet/participant.ts";
import { isSamePerson } from "../model/list-change.ts";
import type { ListChange, ListChanged, PeopleStore } from "./people-store.ts";

/** The list, in the same database as the doors' log. */
export function sqlitePeople(database: Database.Database): Omit<PeopleStore, "erase"> {
  const find = database.prepare<[string], Participant>(
    `SELECT ${fields.join()} FROM participantes WHERE carnet IN (SELECT value FROM json_each(?))`,
  );
  const all = database.prepare<[], Participant>(
    `SELECT ${fields.join()} FROM participantes ORDER BY carnet`,
  );
  const position = database.prepare<[], number>("SELECT max(posicion) FROM entradas").pluck();
  const stored = listVersion(database);
  const version = () => String(stored.get() ?? 0);
  const readList = database.transaction(() => ({
    version: version(),
    position: position.get() ?? 0,
    participants: all.all().map(personOf),
  }));
  const change = changingList(database);
  return {
    findParticipant: (carnet, possible = [carnet]) =>
      run(() => meantPerson(carnet, find.all(JSON.stringify(possible)).map(personOf))),
    participants: () => run(() => all.all().map(personOf)),
    listVersion: () => run(version),
    readList: () => run(() => readList.deferred()),
    changeList: (listChange) => run(() => change(listChange)),
  };
}

/** Counts a change of the list that is not in the log; part of the caller's transaction. */
export function listChanges(database: Database.Database): () => void {
  const count = database.prepare("UPDATE counters SET count = count + 1 WHERE name = 'lista'");
  return () => void count.run();
}

export function insertPerson(database: Database.Database) {
  const insert = database.prepare<[Record<PersonField, string>]>(
    `INSERT INTO participantes (${fields.join()}) VALUES (${fields.map((field) => `@${field}`).join()})`,
  );
  return {
    run: (person: Participant) => insert.run(perField((field) => valueIn(person, field))),
  };
}

function listVersion(database: Database.Database) {
  return database.prepare<[], number>("SELECT count FROM counters WHERE name = 'lista'").pluck();
}

/** Ends a transaction without writing anything. */
class Outdated extends Error {}

/** Creates a function that changes the list in one transaction. */
function changingList(database: Database.Database): (change: ListChange) => ListChanged {
  const version = listVersion(database);
  const find = database.prepare<[string], Participant>(
    `SELECT ${fields.join()} FROM participantes WHERE carnet = ?`,
  );
  const remove = database.prepare<[string]>("DELETE FROM participantes WHERE carnet = ?");
  const insert = insertPerson(database);
  const countListChange = listChanges(database);
  const addEntry = addingEntries(database);
  const isKnown = database.prepare<[string]>("SELECT 1 FROM diario WHERE id = ?");

  const write = database.transaction(({ version: planned, changes, entry }: ListChange) => {
    if (isKnown.get(entry.id) !== undefined) return String(version.get());
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
