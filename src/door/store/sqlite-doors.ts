import type Database from "better-sqlite3";
import { journalling } from "#access/store/sqlite-journal.ts";
import { ERASED_NAME, type Erasure } from "#people/store/erasure.ts";
import { listChanges } from "#people/store/sqlite-people.ts";
import { groupCalls, type Settling } from "#platform/store/group-calls.ts";
import type { SqlitePart } from "#platform/store/sqlite-database.ts";
import { batchAtWork, atWork as run } from "#platform/store/sqlite-faults.ts";
import {
  type ChangeDoor,
  type Door,
  type DoorContents,
  type DoorStore,
  doorChanges,
  doorOf,
  LOG_PAGE,
} from "./door-store.ts";
import {
  insertingLine,
  type LineRow,
  lineOf,
  recording,
  SELECT_LINES,
  type SentBatch,
} from "./sqlite-record.ts";

/** The doors and their log, in the same database as the list. */
export function sqliteDoors(
  database: Database.Database,
): DoorStore & Settling & SqlitePart<DoorContents, Erasure> {
  const statements = prepareStatements(database);
  const record = recording(database);
  // Phones that send at once wait for the disk once.
  const recordings = groupCalls((sent: readonly SentBatch[]) => batchAtWork(record, sent));
  const once = journalling(database);
  const countListChange = listChanges(database);
  // SQLite has no booleans.
  const allDoors = () =>
    statements.list.all().map((row) => ({ ...row, isRehearsal: row.isRehearsal === 1 }));
  const save = (door: Door) =>
    statements.save.run({ ...door, isRehearsal: Number(door.isRehearsal) });
  const addLine = insertingLine(database);
  const change: ChangeDoor = (name, changed, entry) =>
    once(entry, () => {
      const present = allDoors().find((each) => each.name === name) ?? null;
      const door = changed(present);
      if (door !== null) save({ ...door, lastContact: present?.lastContact ?? null });
      return door !== null;
    });

  return {
    ...doorChanges(change),
    list: () => run(allDoors),
    find: (secretHash) => run(() => doorOf(allDoors(), secretHash)),
    noteContact: (name, at) => run(() => statements.noteContact.run({ name, at })),
    record: (door, sent) => recordings.call([door, sent]),
    readLog: (cursor) =>
      run(() => {
        // The id is read before the lines: with an outdated id a phone reads the log again, with
        // one newer than the lines it would not.
        const logId = String(statements.logId.get());
        const rows = statements.after.all(cursor, LOG_PAGE);
        const unreadable: string[] = [];
        const lines = rows.flatMap((row) => {
          const line = lineOf(row);
          if (line !== null) return [{ ...line, position: row.position }];
          unreadable.push(row.id);
          return [];
        });
        return {
          lines,
          unreadable,
          logId,
          cursor: rows.at(-1)?.position ?? cursor,
          more: rows.length === LOG_PAGE,
        };
      }),
    linesOf: (person) =>
      run(() => statements.ofPerson.all(person, person).flatMap((row) => lineOf(row) ?? [])),
    lines: () =>
      run(() =>
        statements.all.all().flatMap((row) => {
          const { recordedAt, before, isSetAside } = row;
          const line = lineOf(row);
          return line === null ? [] : { ...line, recordedAt, before, isSetAside: isSetAside === 1 };
        }),
      ),
    setAside: (ids, entry) =>
      once(entry, () => {
        for (const id of ids) statements.setAside.run(id);
        countListChange();
        statements.renewLogId.run();
        return true;
      }),
    settled: recordings.settled,
    restore: ({ doors, log }) => {
      statements.clearDoors.run();
      for (const door of doors) save(door);
      statements.clearLog.run();
      for (const line of log) addLine(line);
      statements.renewLogId.run();
    },
    erase: ({ ids }) => {
      for (const [id, standIn] of ids) statements.erase.run({ id, standIn, name: ERASED_NAME });
      if (ids.size > 0) statements.renewLogId.run();
    },
  };
}

function prepareStatements(database: Database.Database) {
  return {
    list: database.prepare<[], Omit<Door, "isRehearsal"> & { readonly isRehearsal: 0 | 1 }>(
      `SELECT nombre AS name, hash AS secretHash, hasta AS validUntil, abierta AS openedAt,
              cerrada AS closedAt, contacto AS lastContact, ensayo AS isRehearsal
       FROM puertas ORDER BY nombre`,
    ),
    noteContact: database.prepare<[{ name: string; at: number }]>(
      "UPDATE puertas SET contacto = max(coalesce(contacto, 0), @at) WHERE nombre = @name",
    ),
    after: database.prepare<[number, number], LineRow>(
      `${SELECT_LINES} WHERE posicion > ? AND apartada = 0 ORDER BY posicion LIMIT ?`,
    ),
    ofPerson: database.prepare<[string, string], LineRow>(
      `${SELECT_LINES} WHERE apartada = 0 AND coalesce(persona, carnet) = ?
       UNION ALL
       ${SELECT_LINES}
       WHERE apartada = 0 AND deshace IN (SELECT id FROM entradas WHERE coalesce(persona, carnet) = ?)`,
    ),
    setAside: database.prepare<[string]>("UPDATE entradas SET apartada = 1 WHERE id = ?"),
    save: database.prepare<[Record<keyof Door, string | number | null>]>(
      `INSERT OR REPLACE INTO puertas (nombre, hash, hasta, abierta, cerrada, contacto, ensayo)
       VALUES (@name, @secretHash, @validUntil, @openedAt, @closedAt, @lastContact, @isRehearsal)`,
    ),
    clearDoors: database.prepare("DELETE FROM puertas"),
    clearLog: database.prepare("DELETE FROM entradas"),
    // A walk-in would put somebody on the list again, so it becomes an entry.
    erase: database.prepare<[{ id: string; standIn: string; name: string }]>(
      `UPDATE entradas
       SET carnet = @standIn, persona = NULL, antes = NULL, numeroTicket = NULL,
           nombre = CASE tipo WHEN 'rename' THEN @name END,
           tipo = CASE tipo WHEN 'walk-in' THEN 'entry' ELSE tipo END
       WHERE coalesce(persona, carnet) = @id`,
    ),
    // Phones read the log from the beginning then.
    renewLogId: database.prepare(
      "UPDATE meta SET valor = random() & 0x1fffffffffffff WHERE clave = 'bitacora'",
    ),
    all: database.prepare<[], LineRow>(`${SELECT_LINES} ORDER BY posicion`),
    logId: database.prepare<[], number>("SELECT valor FROM meta WHERE clave = 'bitacora'").pluck(),
  };
}
