import type Database from "better-sqlite3";
import { inserting, type SqlitePart } from "#platform/store/sqlite-database.ts";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { accessRecord } from "./access-record.ts";
import type { Access, AccessStore, SpentAs } from "./organisers-store.ts";
import { journalling } from "./sqlite-journal.ts";

/** Sessions and invitations, in the same database as the list. */
export function sqliteAccess(
  database: Database.Database,
): AccessStore & SqlitePart<unknown, unknown> {
  const list = database.prepare("SELECT * FROM accesos ORDER BY creado DESC, id");
  const byHash = database.prepare<[string]>("SELECT * FROM accesos WHERE hash = ?");
  const byId = database.prepare<[string]>("SELECT * FROM accesos WHERE id = ?");
  const insert = inserting(database, "accesos", accessRecord.names, "INSERT OR REPLACE");
  const remove = database.prepare<[string]>("DELETE FROM accesos WHERE id = ?");
  const save = (access: Access) => insert.run(accessRecord.write(access)).changes > 0;
  const update = database.transaction((id: string, fields: Partial<Access>) => {
    const present = accessRecord.read(byId.get(id));
    return present !== null && save({ ...present, ...fields });
  });
  const spend = database.transaction((link: string, session: SpentAs) => {
    const present = accessRecord.read(byHash.get(link));
    if (present?.kind !== "invitation") return accessRecord.read(byHash.get(session.secretHash));
    const spent: Access = { ...present, ...session, kind: "session" };
    save(spent);
    return spent;
  });
  const once = journalling(database);

  return {
    list: () => run(() => list.all().flatMap((row) => accessRecord.read(row) ?? [])),
    find: (secretHash) => run(() => accessRecord.read(byHash.get(secretHash))),
    save: (access, entry) => once(entry, () => save(access)),
    update: (id, fields) => run(() => update.immediate(id, fields)),
    spend: (link, session) => run(() => spend.immediate(link, session)),
    remove: (id, entry) => once(entry, () => remove.run(id).changes > 0),
    restore: null,
    erase: null,
  };
}
