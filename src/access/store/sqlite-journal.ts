import { idOf, perField, personOf } from "#people/model/carnet/participant.ts";
import { personColumns } from "#people/model/carnet/person-columns.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import type { SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import {
  type HistoryLine,
  type JournalEntry,
  journalKinds,
  type NewEntry,
} from "../model/journal.ts";
import type { JournalStore } from "./organisers-store.ts";

/** A person's values after a change by their names, and before it by the columns that the table names. */
type ChangeRow = Readonly<Record<string, string | null>>;

const entryFields = `id, instante AS at, quien AS by, diario.tipo AS kind, detalle AS detail,
  deshace AS undoes, (SELECT count(*) FROM cambios WHERE paso = diario.id) AS people`;

/** The journal, in the same database as the list. */
export function sqliteJournal(
  database: SqliteDatabase,
): JournalStore & SqlitePart<unknown, { readonly changes: readonly HistoryLine[] }> {
  const { all, run, reading } = database;
  const linesWhere = (condition: string, order: "ASC" | "DESC", ...values: object[]) =>
    reading(() =>
      all<ChangeRow & JournalEntry>(
        `SELECT cambios.*, ${entryFields} FROM cambios JOIN diario ON diario.id = paso
         WHERE ${condition} ORDER BY posicion ${order}, cambios.rowid ${order}`,
        ...values,
      )
        .filter(isKnownKind)
        .map(toLine),
    );

  return {
    list: (before, limit) =>
      reading(() =>
        all<JournalEntry>(
          `SELECT ${entryFields} FROM diario
           WHERE @before IS NULL OR posicion < (SELECT posicion FROM diario WHERE id = @before)
           ORDER BY posicion DESC LIMIT @limit`,
          { before, limit },
        ).filter(isKnownKind),
      ),
    find: (id) =>
      reading(() => {
        const sql = `SELECT ${entryFields} FROM diario WHERE id = ?`;
        return all<JournalEntry>(sql, id).find(isKnownKind) ?? null;
      }),
    changes: (id) =>
      reading(() =>
        all<ChangeRow>("SELECT * FROM cambios WHERE paso = ? ORDER BY rowid", id).map(toChange),
      ),
    naming: (name) =>
      linesWhere("persona = @name OR carnet = @name OR carnetAntes = @name", "DESC", { name }),
    corrections: () => linesWhere("diario.tipo IN ('correct', 'join', 'remove')", "ASC"),
    add: (entry) => journalled(database, entry, () => {}),
    erase: (erasure) => {
      for (const { entry: step, change } of erasure.changes) {
        run(
          "DELETE FROM cambios WHERE paso = ? AND carnetAntes IS ? AND carnet IS ?",
          step.id,
          change.before?.carnet ?? null,
          change.after?.carnet ?? null,
        );
      }
    },
  };
}

/**
 * Runs a write together with its entry in the journal, in one transaction; `write` returns `false` if it wrote nothing.
 * Whoever repeats it finds the entry, and gets `true` again.
 */
export function journalled(
  database: SqliteDatabase,
  entry: NewEntry | undefined,
  write: () => unknown,
): Promise<boolean> {
  return database.writing(() => {
    if (entry !== undefined && isInJournal(database, entry)) return true;
    const isWritten = write() !== false;
    if (isWritten && entry !== undefined) addEntry(database, entry);
    return isWritten;
  });
}

/** Whether the entry was written already; part of the caller's transaction. */
export function isInJournal({ value }: SqliteDatabase, { id }: NewEntry): boolean {
  return value("SELECT 1 FROM diario WHERE id = ?", id) !== undefined;
}

/** Writes an entry, unless it is there already, with its changes, within the caller's transaction. */
export function addEntry(
  { run, insert }: SqliteDatabase,
  entry: NewEntry,
  changes: readonly PersonChange[] = [],
): void {
  run(
    `INSERT INTO diario (id, instante, quien, tipo, detalle, deshace)
     VALUES (@id, @at, @by, @kind, @detail, @undoes) ON CONFLICT (id) DO NOTHING`,
    { ...entry, at: Date.now() },
  );
  for (const change of changes) insert("cambios", { paso: entry.id, ...toRow(change) });
}

/** The changes that name one of these carnets, oldest first. */
export function changesNaming({ all }: SqliteDatabase, carnets: readonly string[]): PersonChange[] {
  return all<ChangeRow>(
    `SELECT * FROM cambios
     WHERE carnet IN (SELECT value FROM json_each(@carnets))
        OR carnetAntes IN (SELECT value FROM json_each(@carnets))
     ORDER BY rowid`,
    { carnets: JSON.stringify(carnets) },
  ).map(toChange);
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

function toChange(row: ChangeRow): PersonChange {
  const before = perField((_, column) => row[column.before] ?? "");
  const after = perField((field) => row[field] ?? "");
  const personId = row.persona ?? undefined;
  const ids = (joined: string | null | undefined) => ({ personId, joined: joinedIn(joined) });
  return {
    before: before.carnet === "" ? null : personOf({ ...before, ...ids(row.unidasAntes) }),
    after: after.carnet === "" ? null : personOf({ ...after, ...ids(row.unidas) }),
  };
}

/** The ids of joined records in a column. */
export const joinedIn = (ids: string | null | undefined): string[] => (ids ? ids.split(" ") : []);

function toLine(row: ChangeRow & JournalEntry) {
  const { id, at, by, kind, detail, undoes, people } = row;
  return { entry: { id, at, by, kind, detail, undoes, people }, change: toChange(row) };
}
