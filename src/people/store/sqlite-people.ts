import { randomUUID } from "node:crypto";
import { addEntry, changesNaming, isInJournal, joinedIn } from "#access/store/sqlite-journal.ts";
import { groupCalls } from "#platform/store/shared-calls.ts";
import type { SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import { isConstraint } from "#platform/store/sqlite-faults.ts";
import { meantPerson } from "../model/carnet/lacking-zeros.ts";
import {
  fields,
  idOf,
  type Participant,
  type PersonField,
  perField,
  personOf,
  valueIn,
} from "../model/carnet/participant.ts";
import { idsIn, isSamePerson, type KnownIds, withStoredIds } from "../model/list-change.ts";
import type { Erasure } from "./erasure.ts";
import type { ListChange, PeopleContents, PeopleStore } from "./people-store.ts";

/** A typed carnet, and those that it may stand for. */
type LookUp = readonly [carnet: string, possible: readonly string[]];

/** The list, in the same database as the doors' log. */
export function sqlitePeople(
  database: SqliteDatabase,
): PeopleStore & SqlitePart<PeopleContents, Erasure> {
  const { run, value, reading, writing } = database;
  const all = () => peopleFrom(database, "participantes ORDER BY carnet");
  const version = () => String(value("SELECT valor FROM meta WHERE clave = 'lista'") ?? 0);
  const remove = (id: string) => run("DELETE FROM participantes WHERE id = ?", id);
  // One query for all, because its locks cost more than finding somebody.
  const lookUps = groupCalls((asked: readonly LookUp[]) =>
    reading(() => {
      const carnets = JSON.stringify(asked.flatMap(([, possible]) => possible));
      // The second condition is that of the index.
      const source = "json_each(?) CROSS JOIN participantes ON carnet = value AND carnet <> ''";
      const people = peopleFrom(database, source, carnets);
      const found = new Map(people.map((person) => [person.carnet, person]));
      const among = (possible: readonly string[]) =>
        possible.flatMap((each) => found.get(each) ?? []);
      return asked.map(([carnet, possible]) => meantPerson(carnet, among(possible)));
    }),
  );

  function change({ version: planned, changes, entry }: ListChange): string {
    if (isInJournal(database, entry)) return version();
    if (version() !== planned) throw new Outdated();
    const added = changes.flatMap(({ before, after }) => (before === null && after) || []);
    const stored = withStoredIds(changes, knownIds(database, added), randomUUID);
    // All old rows are deleted before new ones are inserted, so that two people may swap tickets.
    for (const { before } of stored) {
      if (before === null) continue;
      const [present] = peopleFrom(database, "participantes WHERE id = ?", idOf(before));
      if (present === undefined || !isSamePerson(present, before)) throw new Outdated();
      remove(idOf(present));
    }
    for (const { after } of stored) if (after !== null) insertPerson(database, after);
    addEntry(database, entry, stored);
    countListChange(database);
    return version();
  }

  return {
    findParticipant: (carnet, possible = [carnet]) => lookUps.call([carnet, possible]),
    findCorrected: (id) =>
      reading(() => {
        const isJoined = "unidas <> '' AND instr(' ' || unidas || ' ', ' ' || @id || ' ') > 0";
        const source = `participantes WHERE (id = @id OR (${isJoined})) AND carnet <> @id`;
        return peopleFrom(database, source, { id })[0] ?? null;
      }),
    participants: () => reading(all),
    listVersion: () => reading(version),
    readList: () =>
      database.readingAtOnce(() => ({
        version: version(),
        position: value<number | null>("SELECT max(posicion) FROM entradas") ?? 0,
        participants: all(),
      })),
    changeList: (planned) =>
      writing(() => change(planned)).then(
        (version) => ({ kind: "saved", version }),
        (error: unknown) => {
          if (!(error instanceof Outdated) && !isConstraint(error)) throw error;
          return { kind: "outdated", written: 0 };
        },
      ),
    restore: ({ participants }) => {
      run("DELETE FROM participantes");
      for (const person of participants) insertPerson(database, personOf(person));
      countListChange(database);
    },
    erase: ({ ids }) => {
      for (const id of ids.keys()) remove(id);
      if (ids.size > 0) countListChange(database);
    },
  };
}

type PersonRow = Record<PersonField | "personId", string> & {
  /** The ids of joined records, separated by spaces. */
  readonly unidas: string;
};
const columns = ["participantes.id AS personId", "unidas", ...fields].join();

/** The people that `source`, the part of a query behind its columns, takes from the table. */
export function peopleFrom(
  { all }: SqliteDatabase,
  source: string,
  ...values: unknown[]
): Participant[] {
  return all<PersonRow>(`SELECT ${columns} FROM ${source}`, ...values).map((row) =>
    personOf({ ...row, joined: joinedIn(row.unidas) }),
  );
}

/** Counts a change of the list that is not in the log; part of the caller's transaction. */
export function countListChange({ run }: SqliteDatabase): void {
  run("UPDATE meta SET valor = valor + 1 WHERE clave = 'lista'");
}

/** Adds a person; part of the caller's transaction. */
export function insertPerson({ insert }: SqliteDatabase, person: Participant): void {
  const ids = { id: idOf(person), unidas: (person.joined ?? []).join(" ") };
  insert("participantes", { ...ids, ...perField((field) => valueIn(person, field)) });
}

/** Reads the ids from which these people get theirs. */
export function knownIds(
  database: SqliteDatabase,
  added: readonly Pick<Participant, "personId" | "carnet">[],
): KnownIds {
  const past = changesNaming(
    database,
    added.map(({ carnet }) => carnet),
  );
  const ids = [...added.flatMap((each) => [each.carnet, idOf(each)]), ...past.flatMap(idsIn)];
  const listed = database.values<string>(
    "SELECT id FROM participantes WHERE id IN (SELECT value FROM json_each(?))",
    JSON.stringify(ids),
  );
  const joined = database.values<string>("SELECT unidas FROM participantes WHERE unidas <> ''");
  return { past, taken: new Set([...listed, ...joined.flatMap((each) => each.split(" "))]) };
}

/** Ends a transaction without writing anything. */
class Outdated extends Error {}
