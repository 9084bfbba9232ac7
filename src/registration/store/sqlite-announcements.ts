import type Database from "better-sqlite3";
import { z } from "zod/mini";
import { journalling } from "#access/store/sqlite-journal.ts";
import type { Erasure } from "#people/store/erasure.ts";
import { parsedJson } from "#platform/store/parsed-json.ts";
import type { SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { type Announcement, announcementSchema } from "../model/announcement.ts";
import type { AnnouncementStore } from "./announcement-store.ts";

type Row = Omit<Announcement, "sent"> & { readonly sent: string };
interface MarkRow {
  readonly id: string;
  readonly person: string;
}

export function sqliteAnnouncements(
  database: Database.Database,
): AnnouncementStore & SqlitePart<unknown, Erasure> {
  const list = database.prepare<[], Row>(
    `SELECT id, nombre AS name, destino AS audience, texto AS text, quien AS by, instante AS at,
       (SELECT json_group_array(persona) FROM avisados WHERE aviso = avisos.id) AS sent
     FROM avisos ORDER BY instante DESC`,
  );
  const find = database.prepare<[string]>("SELECT 1 FROM avisos WHERE id = ?");
  const insert = database.prepare<[Omit<Announcement, "sent">]>(
    `INSERT INTO avisos (id, nombre, destino, texto, quien, instante)
     VALUES (@id, @name, @audience, @text, @by, @at)`,
  );
  const add = database.prepare<[MarkRow]>(
    "INSERT OR IGNORE INTO avisados SELECT @id, value FROM json_each(@person)",
  );
  const takeBack = database.prepare<[MarkRow]>(
    "DELETE FROM avisados WHERE aviso = @id AND persona IN (SELECT value FROM json_each(@person))",
  );
  const mark = database.transaction((row: MarkRow, isSent: boolean) => {
    if (find.get(row.id) === undefined) return false;
    (isSent ? add : takeBack).run(row);
    return true;
  });
  const removal = ["DELETE FROM avisados WHERE aviso = ?", "DELETE FROM avisos WHERE id = ?"].map(
    (sql) => database.prepare<[string]>(sql),
  );
  const forget = database.prepare<[string]>("DELETE FROM avisados WHERE persona = ?");
  const once = journalling(database);
  return {
    list: () =>
      run(() =>
        list.all().flatMap(({ sent, ...row }) => {
          const read = { ...row, sent: parsedJson(ids, sent) ?? [] };
          // Somebody may have damaged it by hand.
          return announcementSchema.safeParse(read).data ?? [];
        }),
      ),
    begin: (announcement, entry) => once(entry, () => insert.run(announcement).changes > 0),
    mark: (id, person, isSent) =>
      run(() => mark.immediate({ id, person: JSON.stringify(person) }, isSent)),
    remove: (id, entry) =>
      once(entry, () => removal.map((statement) => statement.run(id)).at(-1)?.changes === 1),
    restore: null,
    erase: ({ marked }) => {
      for (const id of marked) forget.run(id);
    },
  };
}

const ids = z.array(z.string());
