import { z } from "zod/mini";
import { journalled } from "#access/store/sqlite-journal.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import type { Row, SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import { type AnnouncementStore, announcementRecord } from "./announcement-store.ts";

export function sqliteAnnouncements(
  database: SqliteDatabase,
): AnnouncementStore & SqlitePart<unknown, Erasure> {
  const { all, value, run, insert, reading, writing } = database;
  return {
    list: () =>
      reading(() =>
        all<StoredRow>(
          `SELECT *, (SELECT json_group_array(persona) FROM avisados WHERE aviso = avisos.id) AS enviados
           FROM avisos ORDER BY instante DESC`,
        ).flatMap((row) => readRow(row) ?? []),
      ),
    begin: (announcement, entry) =>
      journalled(database, entry, () => insert("avisos", announcementRecord.write(announcement))),
    mark: (id, person, isSent) =>
      writing(() => {
        if (value("SELECT 1 FROM avisos WHERE id = ?", id) === undefined) return false;
        run(
          isSent
            ? "INSERT OR IGNORE INTO avisados SELECT ?, value FROM json_each(?)"
            : "DELETE FROM avisados WHERE aviso = ? AND persona IN (SELECT value FROM json_each(?))",
          id,
          JSON.stringify(person),
        );
        return true;
      }),
    remove: (id, entry) =>
      journalled(database, entry, () => {
        run("DELETE FROM avisados WHERE aviso = ?", id);
        return run("DELETE FROM avisos WHERE id = ?", id).changes > 0;
      }),
    erase: ({ marked }) => {
      for (const id of marked) run("DELETE FROM avisados WHERE persona = ?", id);
    },
  };
}

type StoredRow = Row & { readonly enviados: string };
const ids = z.array(z.string());

const readRow = (row: StoredRow) =>
  announcementRecord.read({ ...row, enviados: parsedJson(ids, row.enviados) ?? [] });
