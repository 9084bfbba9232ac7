import type Database from "better-sqlite3";
import { z } from "zod/mini";
import { journalling } from "#access/store/sqlite-journal.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import { inserting, type Row, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { type AnnouncementStore, announcementRecord } from "./announcement-store.ts";

export function sqliteAnnouncements(
  database: Database.Database,
): AnnouncementStore & SqlitePart<unknown, Erasure> {
  const list = database.prepare<[], StoredRow>(
    `SELECT *, (SELECT json_group_array(persona) FROM avisados WHERE aviso = avisos.id) AS enviados
     FROM avisos ORDER BY instante DESC`,
  );
  const find = database.prepare<[string]>("SELECT 1 FROM avisos WHERE id = ?");
  const columns = announcementRecord.names.filter((name) => name !== "enviados");
  const insert = inserting(database, "avisos", columns);
  const add = database.prepare<[Row]>(
    "INSERT OR IGNORE INTO avisados SELECT @id, value FROM json_each(@person)",
  );
  const takeBack = database.prepare<[Row]>(
    "DELETE FROM avisados WHERE aviso = @id AND persona IN (SELECT value FROM json_each(@person))",
  );
  const mark = database.transaction((id: string, person: string, isSent: boolean) => {
    if (find.get(id) === undefined) return false;
    (isSent ? add : takeBack).run({ id, person });
    return true;
  });
  const removal = ["DELETE FROM avisados WHERE aviso = ?", "DELETE FROM avisos WHERE id = ?"].map(
    (sql) => database.prepare<[string]>(sql),
  );
  const forget = database.prepare<[string]>("DELETE FROM avisados WHERE persona = ?");
  const once = journalling(database);
  return {
    list: () => run(() => list.all().flatMap((row) => readRow(row) ?? [])),
    begin: (announcement, entry) =>
      once(entry, () => insert.run(announcementRecord.write(announcement)).changes > 0),
    mark: (id, person, isSent) => run(() => mark.immediate(id, JSON.stringify(person), isSent)),
    remove: (id, entry) =>
      once(entry, () => removal.map((statement) => statement.run(id)).at(-1)?.changes === 1),
    restore: null,
    erase: ({ marked }) => {
      for (const id of marked) forget.run(id);
    },
  };
}

type StoredRow = Row & { readonly enviados: string };
const ids = z.array(z.string());

const readRow = (row: StoredRow) =>
  announcementRecord.read({ ...row, enviados: parsedJson(ids, row.enviados) ?? [] });
