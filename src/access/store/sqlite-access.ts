import type { SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import { accessRecord } from "./access-record.ts";
import type { Access, AccessStore } from "./organisers-store.ts";
import { journalled } from "./sqlite-journal.ts";

/** Sessions and invitations, in the same database as the list. */
export function sqliteAccess(database: SqliteDatabase): AccessStore & SqlitePart<unknown, unknown> {
  const { all, get, run, insert, reading, writing } = database;
  const withHash = (hash: string) =>
    accessRecord.read(get("SELECT * FROM accesos WHERE hash = ?", hash));
  const save = (access: Access) =>
    insert("accesos", accessRecord.write(access), "INSERT OR REPLACE");

  return {
    list: () =>
      reading(() => accessRecord.readAll(all("SELECT * FROM accesos ORDER BY creado DESC, id"))),
    find: (secretHash) => reading(() => withHash(secretHash)),
    save: (access, entry) => journalled(database, entry, () => save(access)),
    update: (id, fields) =>
      writing(() => {
        const present = accessRecord.read(get("SELECT * FROM accesos WHERE id = ?", id));
        if (present !== null) save({ ...present, ...fields });
        return present !== null;
      }),
    spend: (link, session) =>
      writing(() => {
        const present = withHash(link);
        if (present?.kind !== "invitation") return withHash(session.secretHash);
        const spent: Access = { ...present, ...session, kind: "session" };
        save(spent);
        return spent;
      }),
    remove: (id, entry) =>
      journalled(database, entry, () => run("DELETE FROM accesos WHERE id = ?", id).changes > 0),
  };
}
