import { randomUUID } from "node:crypto";
import type Database from "better-sqlite3";
import { addingEntries, changesNaming } from "#access/store/sqlite-journal.ts";
import { groupCalls } from "#platform/store/group-calls.ts";
import { inserting, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { isConstraint, atWork as run } from "#platform/store/sqlite-faults.ts";
import { meantPerson } from "../model/carnet/lacking-zeros.ts";
import {
  fields,
  idOf,
  type Participant,
  type PersonField,
  perField,
  personOf,
  valueIn,
  withIds,
} from "../model/carnet/participant.ts";
import { idsIn, isSamePerson, type KnownIds, withStoredIds } from "../model/list-change.ts";
import type { Erasure } from "./erasure.ts";
import type { ListChange, ListChanged, PeopleContents, PeopleStore } from "./people-store.ts";

/** A typed carnet, and those that it may stand for. */
type LookUp = readonly [carnet: string, possible: readonly string[]];

/** The list, in the same database as the doors' log. */
export function sqlitePeople(
  database: Database.Database,
): PeopleStore & SqlitePart<PeopleContents, Erasure> {
  const find = database.prepare<[string], PersonRow>(
    // The second condition is that of the index.
    `SELECT ${columns} FROM participantes
     WHERE carnet IN (SELECT value FROM json_each(?)) AND carnet <> ''`,
  );
  const corrected = database.prepare<[{ id: string }], PersonRow>(
    `SELECT ${columns} FROM participantes
     WHERE (id = @id OR (unidas <> '' AND instr(' ' || unidas || ' ', ' ' || @id || ' ') > 0))
       AND carnet <> @id`,
  );
  const all = database.prepare<[], PersonRow>(
    `SELECT ${columns} FROM participantes ORDER BY carnet`,
  );
  const position = database.prepare<[], number>("SELECT max(posicion) FROM entradas").pluck();
  const storedVersion = database.prepare("SELECT valor FROM meta WHERE clave = 'lista'").pluck();
  const version = () => String(storedVersion.get() ?? 0);
  const readList = database.transaction(() => ({
    version: version(),
    position: position.get() ?? 0,
    participants: all.all().map(toPerson),
  }));
  // One query for all, because its locks cost more than finding somebody.
  const lookUps = groupCalls((asked: readonly LookUp[]) =>
    run(() => {
      const carnets = JSON.stringify(asked.flatMap(([, possible]) => possible));
      const found = new Map(find.all(carnets).map((row) => [row.carnet, toPerson(row)]));
      const among = (possible: readonly string[]) =>
        possible.flatMap((each) => found.get(each) ?? []);
      return asked.map(([carnet, possible]) => meantPerson(carnet, among(possible)));
    }),
  );
  const clear = database.prepare("DELETE FROM participantes");
  const remove = database.prepare<[string]>("DELETE FROM participantes WHERE id = ?");
  const insert = insertingPerson(database);
  const countListChange = listChanges(database);
  const byId = database.prepare<[string], PersonRow>(
    `SELECT ${columns} FROM participantes WHERE id = ?`,
  );
  const knownIds = knowingIds(database);
  const addEntry = addingEntries(database);
  const isKnown = database.prepare<[string]>("SELECT 1 FROM diario WHERE id = ?");
  const change = database.transaction(({ version: planned, changes, entry }: ListChange) => {
    if (isKnown.get(entry.id) !== undefined) return version();
    if (version() !== planned) throw new Outdated();
    const added = changes.flatMap(({ before, after }) => (before === null && after) || []);
    const stored = withStoredIds(changes, knownIds(added), randomUUID);
    // All old rows are deleted before new ones are inserted, so that two people may swap tickets.
    for (const { before } of stored) {
      if (before === null) continue;
      const row = byId.get(idOf(before));
      if (row === undefined || !isSamePerson(toPerson(row), before)) throw new Outdated();
      remove.run(row.id);
    }
    for (const { after } of stored) if (after !== null) insert(after);
    addEntry(entry, stored);
    countListChange();
    return version();
  });

  return {
    findParticipant: (carnet, possible = [carnet]) => lookUps.call([carnet, possible]),
    findCorrected: (id) =>
      run(() => {
        const row = corrected.get({ id });
        return row === undefined ? null : toPerson(row);
      }),
    participants: () => run(() => all.all().map(toPerson)),
    listVersion: () => run(version),
    readList: () => run(() => readList.deferred()),
    changeList: (planned) =>
      run((): ListChanged => {
        try {
          return { kind: "saved", version: change.immediate(planned) };
        } catch (error) {
          if (!(error instanceof Outdated) && !isConstraint(error)) throw error;
          return { kind: "outdated", written: 0 };
        }
      }),
    restore: ({ participants }) => {
      clear.run();
      for (const person of participants) insert(personOf(person));
      countListChange();
    },
    erase: ({ ids }) => {
      for (const id of ids.keys()) remove.run(id);
      if (ids.size > 0) countListChange();
    },
  };
}

export type PersonRow = Record<PersonField, string> & {
  readonly id: string;
  /** The ids of joined records, separated by spaces. */
  readonly unidas: string;
};
export const columns = ["id", "unidas", ...fields].join();

export function toPerson({ id, unidas, ...values }: PersonRow): Participant {
  return withIds(personOf(values), [id, ...unidas.split(" ").filter(Boolean)]);
}

/** Counts a change of the list that is not in the log; part of the caller's transaction. */
export function listChanges(database: Database.Database): () => void {
  const count = database.prepare("UPDATE meta SET valor = valor + 1 WHERE clave = 'lista'");
  return () => void count.run();
}

/** Creates a function that adds a person; part of the caller's transaction. */
export function insertingPerson(database: Database.Database): (person: Participant) => void {
  const insert = inserting<PersonRow>(database, "participantes", ["id", "unidas", ...fields]);
  return (person) => {
    const ids = { id: idOf(person), unidas: (person.joined ?? []).join(" ") };
    insert.run({ ...perField((field) => valueIn(person, field)), ...ids });
  };
}

/** Creates a function that returns what decides the ids of these people. */
export function knowingIds(
  database: Database.Database,
): (added: readonly Pick<Participant, "personId" | "carnet">[]) => KnownIds {
  const naming = changesNaming(database);
  const taken = database
    .prepare<[string], string>(
      "SELECT id FROM participantes WHERE id IN (SELECT value FROM json_each(?))",
    )
    .pluck();
  const joined = database
    .prepare<[], string>("SELECT unidas FROM participantes WHERE unidas <> ''")
    .pluck();
  return (added) => {
    const past = naming(added.map(({ carnet }) => carnet));
    const ids = [...added.flatMap((each) => [each.carnet, idOf(each)]), ...past.flatMap(idsIn)];
    const ofJoined = joined.all().flatMap((each) => each.split(" "));
    return { past, taken: new Set([...taken.all(JSON.stringify(ids)), ...ofJoined]) };
  };
}

/** Ends a transaction without writing anything. */
class Outdated extends Error {}
