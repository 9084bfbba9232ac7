import type Database from "better-sqlite3";
import { fields, idOf, perField, personOf, withIds } from "#people/model/carnet/participant.ts";
import { personColumns } from "#people/model/carnet/person-columns.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { inserting, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import {
  type HistoryLine,
  type JournalEntry,
  journalKinds,
  type NewEntry,
} from "../model/journal.ts";
import type { JournalStore } from "./organisers-store.ts";

/** A person's values after a change by their names, and before it by the columns that the table names. */
type ChangeRow = Readonly<Record<string, string | null>>;

const changeColumns = [
  ...personColumns.map(({ before }) => before),
  ...fields,
  "persona",
  "unidasAntes",
  "unidas",
];

const entryFields = `id, instante AS at, quien AS by, diario.tipo AS kind, detalle AS detail,
  deshace AS undoes, (SELECT count(*) FROM cambios WHERE paso = diario.id) AS people`;

/** The journal, in the same database as the list. */
export function sqliteJournal(
  database: Database.Database,
): JournalStore & SqlitePart<unknown, { readonly changes: readonly HistoryLine[] }> {
  const newest = database.prepare<[{ before: string | null; limit: number }], JournalEntry>(
    `SELECT ${entryFields} FROM diario
     WHERE @before IS NULL OR posicion < (SELECT posicion FROM diario WHERE id = @before)
     ORDER BY posicion DESC LIMIT @limit`,
  );
  const find = database.prepare<[string], JournalEntry>(
    `SELECT ${entryFields} FROM diario WHERE id = ?`,
  );
  const changes = database.prepare<[string], ChangeRow>(
    "SELECT * FROM cambios WHERE paso = ? ORDER BY rowid",
  );
  const changesOf = (condition: string, order: "ASC" | "DESC") =>
    database.prepare<[{ person?: string }], ChangeRow & JournalEntry>(
      `SELECT cambios.*, ${entryFields} FROM cambios JOIN diario ON diario.id = paso
       WHERE ${condition} ORDER BY posicion ${order}, cambios.rowid ${order}`,
    );
  // Changes from before people had ids name carnets alone.
  const history = changesOf(
    "persona = @person OR (persona IS NULL AND (carnet = @person OR carnetAntes = @person))",
    "DESC",
  );
  const naming = changesOf("(carnet = @person OR carnetAntes = @person)", "DESC");
  const corrections = changesOf("diario.tipo IN ('correct', 'join', 'remove')", "ASC");
  const removeChange = database.prepare<
    [{ step: string; before: string | null; after: string | null }]
  >("DELETE FROM cambios WHERE paso = @step AND carnetAntes IS @before AND carnet IS @after");
  const once = journalling(database);

  return {
    list: (before, limit) => run(() => newest.all({ before, limit }).filter(isKnownKind)),
    find: (id) => run(() => [find.get(id)].find((entry) => entry && isKnownKind(entry)) ?? null),
    changes: (id) => run(() => changes.all(id).map(toChange)),
    history: (person) => run(() => history.all({ person }).filter(isKnownKind).map(toLine)),
    naming: (carnet) => run(() => naming.all({ person: carnet }).filter(isKnownKind).map(toLine)),
    corrections: () => run(() => corrections.all({}).map(toLine)),
    add: (entry) => once(entry, () => true),
    restore: null,
    erase: (erasure) => {
      for (const { entry: step, change } of erasure.changes) {
        const [before = null, after = null] = [change.before?.carnet, change.after?.carnet];
        removeChange.run({ step: step.id, before, after });
      }
    },
  };
}

/**
 * Creates a function that runs a write together with its entry in the journal, in one transaction;
 * `write` returns whether it wrote. Whoever repeats it finds the entry, and gets `true` again.
 */
export function journalling(database: Database.Database) {
  const isKnown = database.prepare<[string]>("SELECT 1 FROM diario WHERE id = ?");
  const addEntry = addingEntries(database);
  const once = database.transaction((entry: NewEntry | undefined, write: () => boolean) => {
    if (entry !== undefined && isKnown.get(entry.id) !== undefined) return true;
    const isWritten = write();
    if (isWritten && entry !== undefined) addEntry(entry, []);
    return isWritten;
  });
  return (entry: NewEntry | undefined, write: () => boolean) =>
    run(() => once.immediate(entry, write));
}

/**
 * Creates a function that writes an entry, unless it is there already, with its changes, within the caller's
 * transaction.
 */
export function addingEntries(database: Database.Database) {
  const addEntry = database.prepare<[NewEntry & { readonly at: number }]>(
    `INSERT INTO diario (id, instante, quien, tipo, detalle, deshace)
     VALUES (@id, @at, @by, @kind, @detail, @undoes) ON CONFLICT (id) DO NOTHING`,
  );
  const addChange = inserting<ChangeRow>(database, "cambios", ["paso", ...changeColumns]);
  return (entry: NewEntry, changes: readonly PersonChange[]): void => {
    addEntry.run({ ...entry, at: Date.now() });
    for (const change of changes) addChange.run({ paso: entry.id, ...toRow(change) });
  };
}

/** Creates a function that returns the changes that name one of these carnets, oldest first. */
export function changesNaming(
  database: Database.Database,
): (carnets: readonly string[]) => PersonChange[] {
  const find = database.prepare<[{ carnets: string }], ChangeRow>(
    `SELECT * FROM cambios
     WHERE carnet IN (SELECT value FROM json_each(@carnets))
        OR carnetAntes IN (SELECT value FROM json_each(@carnets))
     ORDER BY rowid`,
  );
  return (carnets) => find.all({ carnets: JSON.stringify(carnets) }).map(toChange);
}

/** Whether this version knows the kind; the table has no list of them. */
function isKnownKind({ kind }: JournalEntry): boolean {
  return journalKinds.includes(kind);
}

function toRow({ before, after }: PersonChange): ChangeRow {
  const person = after ?? before;
  return Object.fromEntries([
    ["persona", person && idOf(person)],
    ["unidasAntes", before?.joined?.join(" ") ?? null],
    ["unidas", after?.joined?.join(" ") ?? null],
    ...personColumns.flatMap((column) => [
      [column.before, before?.[column.name] ?? null],
      [column.name, after?.[column.name] ?? null],
    ]),
  ]);
}

/** Before people had ids, nothing was joined. */
function idsIn(person: string | null | undefined, joined: string | null | undefined): string[] {
  return person == null ? [] : [person, ...(joined ? joined.split(" ") : [])];
}

function toChange(row: ChangeRow): PersonChange {
  const before = personOf(perField((_, column) => row[column.before] ?? ""));
  const after = personOf(perField((field) => row[field] ?? ""));
  return {
    before: before.carnet === "" ? null : withIds(before, idsIn(row.persona, row.unidasAntes)),
    after: after.carnet === "" ? null : withIds(after, idsIn(row.persona, row.unidas)),
  };
}

function toLine(row: ChangeRow & JournalEntry) {
  const { id, at, by, kind, detail, undoes, people } = row;
  return { entry: { id, at, by, kind, detail, undoes, people }, change: toChange(row) };
}
