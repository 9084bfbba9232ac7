import type Database from "better-sqlite3";
import type { Access, AccessStore } from "../../port/organisers-store.ts";
import type { RunWork } from "../door/sqlite-doors.ts";

type Row = Omit<Access, "sealedDoors"> & { readonly sealedDoors: string };

const fields = `id, hash AS secretHash, tipo AS kind, nombre AS name, navegador AS browser,
  creado AS createdAt, usado AS lastUsedAt, vence AS expiresAt, puertas AS sealedDoors`;

/** Sessions and invitations, in the same database as the list. */
export function sqliteAccess(database: Database.Database, run: RunWork): AccessStore {
  const list = database.prepare<[], Row>(`SELECT ${fields} FROM accesos ORDER BY creado DESC, id`);
  const find = database.prepare<[string], Row>(`SELECT ${fields} FROM accesos WHERE hash = ?`);
  const save = database.prepare<[Row]>(
    `INSERT OR REPLACE INTO accesos
       (id, hash, tipo, nombre, navegador, creado, usado, vence, puertas)
     VALUES (@id, @secretHash, @kind, @name, @browser, @createdAt, @lastUsedAt, @expiresAt, @sealedDoors)`,
  );
  const update = database.prepare<[Partial<Row> & { readonly id: string }]>(
    `UPDATE accesos SET nombre = coalesce(@name, nombre), usado = coalesce(@lastUsedAt, usado),
       vence = coalesce(@expiresAt, vence), puertas = coalesce(@sealedDoors, puertas)
     WHERE id = @id`,
  );
  const take = database.prepare<[string], Row>(
    `DELETE FROM accesos WHERE hash = ? RETURNING ${fields}`,
  );
  const remove = database.prepare<[string]>("DELETE FROM accesos WHERE id = ?");
  // A statement with RETURNING alone would be committed only when the driver resets it.
  const takeOne = database.transaction((secretHash: string) => take.get(secretHash));

  return {
    list: () => run(() => list.all().map(toAccess)),
    find: (secretHash) => run(() => toAccessOrNull(find.get(secretHash))),
    save: async (access) => {
      await run(() => save.run({ ...access, sealedDoors: JSON.stringify(access.sealedDoors) }));
    },
    update: (id, { name, lastUsedAt, expiresAt, sealedDoors }) =>
      run(() => {
        const doors = sealedDoors === undefined ? undefined : JSON.stringify(sealedDoors);
        const changed = { name, lastUsedAt, expiresAt, sealedDoors: doors };
        return update.run({ id, ...nulls(changed) }).changes > 0;
      }),
    take: (secretHash) => run(() => toAccessOrNull(takeOne.immediate(secretHash))),
    remove: (id) => run(() => remove.run(id).changes > 0),
  };
}

/** SQLite binds no `undefined`. */
function nulls<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]));
}

function toAccessOrNull(row: Row | undefined): Access | null {
  return row === undefined ? null : toAccess(row);
}

function toAccess(row: Row): Access {
  return { ...row, sealedDoors: JSON.parse(row.sealedDoors) };
}
