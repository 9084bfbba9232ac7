import type Database from "better-sqlite3";
import { atWork as run } from "#platform/store/sqlite-faults.ts";
import { type Door, type DoorStore, doorOf, LOG_PAGE, type NewDoor } from "./door-store.ts";
import { type LineRow, recording, toEvent, toStoredLine } from "./sqlite-record.ts";

/** The doors and their log, in the same database as the list. */
export function sqliteDoors(database: Database.Database): DoorStore {
  const statements = prepareStatements(database);
  const record = recording(database);
  const setAside = database.transaction((ids: readonly string[]) => {
    for (const id of ids) statements.setAside.run(id);
    renewLogId(database);
  });
  // SQLite has no booleans.
  const allDoors = () =>
    statements.list.all().map((row) => ({ ...row, isRehearsal: row.isRehearsal === 1 }));

  return {
    open: (door) =>
      run(
        () => statements.open.run({ ...door, isRehearsal: Number(door.isRehearsal) }).changes > 0,
      ),
    renew: (name, secretHash, now) =>
      run(() => statements.renew.run({ name, secretHash, now }).changes > 0),
    close: (name, closedAt) => run(() => statements.close.run({ name, closedAt }).changes > 0),
    list: () => run(allDoors),
    find: (secretHash) => run(() => doorOf(allDoors(), secretHash)),
    noteContact: async (name, at) => {
      await run(() => statements.noteContact.run({ name, at }));
    },
    record: (door, events) => run(() => record(door, events)),
    readLog: (cursor) =>
      run(() => {
        // The id is read before the lines: with an outdated id a phone reads the log again, with
        // one newer than the lines it would not.
        const logId = String(statements.logId.get());
        const rows = statements.after.all(cursor, LOG_PAGE);
        const unreadable: string[] = [];
        const events = rows.flatMap((row) => {
          const event = toEvent(row);
          if (event !== null) return [{ ...event, position: row.posicion }];
          unreadable.push(row.id);
          return [];
        });
        return {
          events,
          unreadable,
          logId,
          cursor: rows.at(-1)?.posicion ?? cursor,
          more: rows.length === LOG_PAGE,
        };
      }),
    linesOf: (carnet) =>
      run(() => statements.ofCarnet.all(carnet, carnet).flatMap((row) => toEvent(row) ?? [])),
    lines: () => run(() => statements.all.all().flatMap((row) => toStoredLine(row) ?? [])),
    setAside: (ids) => run(() => setAside.immediate(ids)),
  };
}

/**
 * Changes the log's id, so that phones read it from the beginning; part of the caller's transaction.
 */
export function renewLogId(database: Database.Database): void {
  database.exec("UPDATE counters SET count = random() & 0x1fffffffffffff WHERE name = 'bitacora'");
}

function prepareStatements(database: Database.Database) {
  return {
    open: database.prepare<[Record<keyof NewDoor, string | number>]>(
      `INSERT INTO puertas (nombre, hash, hasta, abierta, ensayo)
       VALUES (@name, @secretHash, @validUntil, @openedAt, @isRehearsal)
       ON CONFLICT (nombre) DO UPDATE
       SET hash = excluded.hash, hasta = excluded.hasta, abierta = excluded.abierta,
           ensayo = excluded.ensayo, cerrada = NULL
       WHERE cerrada IS NOT NULL OR hasta <= excluded.abierta`,
    ),
    renew: database.prepare<[{ name: string; secretHash: string; now: number }]>(
      "UPDATE puertas SET hash = @secretHash WHERE nombre = @name AND cerrada IS NULL AND hasta > @now",
    ),
    close: database.prepare<[{ name: string; closedAt: number }]>(
      "UPDATE puertas SET cerrada = @closedAt WHERE nombre = @name AND cerrada IS NULL AND hasta > @closedAt",
    ),
    list: database.prepare<[], Omit<Door, "isRehearsal"> & { readonly isRehearsal: 0 | 1 }>(
      `SELECT nombre AS name, hash AS secretHash, hasta AS validUntil, abierta AS openedAt,
              cerrada AS closedAt, contacto AS lastContact, ensayo AS isRehearsal
       FROM puertas ORDER BY nombre`,
    ),
    noteContact: database.prepare<[{ name: string; at: number }]>(
      "UPDATE puertas SET contacto = max(coalesce(contacto, 0), @at) WHERE nombre = @name",
    ),
    after: database.prepare<[number, number], LineRow & { readonly posicion: number }>(
      "SELECT * FROM entradas WHERE posicion > ? AND apartada = 0 ORDER BY posicion LIMIT ?",
    ),
    ofCarnet: database.prepare<[string, string], LineRow>(
      `SELECT * FROM entradas WHERE apartada = 0 AND carnet = ?
       UNION ALL
       SELECT * FROM entradas WHERE apartada = 0 AND deshace IN (SELECT id FROM entradas WHERE carnet = ?)`,
    ),
    setAside: database.prepare<[string]>("UPDATE entradas SET apartada = 1 WHERE id = ?"),
    all: database.prepare<[], LineRow>("SELECT * FROM entradas ORDER BY posicion"),
    logId: database
      .prepare<[], number>("SELECT count FROM counters WHERE name = 'bitacora'")
      .pluck(),
  };
}
