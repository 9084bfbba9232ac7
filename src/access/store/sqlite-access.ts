import type Database from "better-sqlite3";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { roles } from "../model/calls.ts";
import type { Access, AccessStore, SpentAs } from "./organisers-store.ts";
import { journalling } from "./sqlite-journal.ts";

const fields = `id, hash AS secretHash, tipo AS kind, nombre AS name, rol AS role,
  navegador AS browser, creado AS createdAt, usado AS lastUsedAt, vence AS expiresAt`;

/** Sessions and invitations, in the same database as the list. */
export function sqliteAccess(database: Database.Database): AccessStore {
  const list = database.prepare<[], Access>(
    `SELECT ${fields} FROM accesos ORDER BY creado DESC, id`,
  );
  const find = database.prepare<[string], Access>(`SELECT ${fields} FROM accesos WHERE hash = ?`);
  const save = database.prepare<[Access]>(
    `INSERT OR REPLACE INTO accesos
       (id, hash, tipo, nombre, rol, navegador, creado, usado, vence)
     VALUES (@id, @secretHash, @kind, @name, @role, @browser, @createdAt, @lastUsedAt, @expiresAt)`,
  );
  const update = database.prepare<
    [{ [Field in "name" | "lastUsedAt" | "expiresAt"]: Access[Field] | null } & { id: string }]
  >(
    `UPDATE accesos SET nombre = coalesce(@name, nombre), usado = coalesce(@lastUsedAt, usado),
       vence = coalesce(@expiresAt, vence)
     WHERE id = @id`,
  );
  const spend = database.prepare<[SpentAs & { link: string }], Access>(
    `UPDATE accesos SET hash = @secretHash, tipo = 'session', navegador = @browser,
       creado = @createdAt, usado = @lastUsedAt, vence = @expiresAt
     WHERE hash = @link AND tipo = 'invitation' RETURNING ${fields}`,
  );
  const remove = database.prepare<[string]>("DELETE FROM accesos WHERE id = ?");
  // A statement with RETURNING alone would be committed only when the driver resets it.
  const spendOne = database.transaction(
    (link: string, session: SpentAs) =>
      spend.get({ ...session, link }) ?? find.get(session.secretHash) ?? null,
  );
  const once = journalling(database);

  return {
    list: () => run(() => list.all().filter(isReadable)),
    find: (secretHash) =>
      run(() => [find.get(secretHash)].find((access) => access && isReadable(access)) ?? null),
    save: async (access, entry) => {
      await once(entry, () => save.run(access).changes > 0);
    },
    update: (id, { name = null, lastUsedAt = null, expiresAt = null }) =>
      run(() => update.run({ id, name, lastUsedAt, expiresAt }).changes > 0),
    spend: (link, session) => run(() => spendOne.immediate(link, session)),
    remove: async (id, entry) => {
      await once(entry, () => remove.run(id).changes > 0);
    },
  };
}

/** Whether the role is one of this version; the table has no list of them. */
function isReadable({ role }: Access): boolean {
  return roles.includes(role);
}
