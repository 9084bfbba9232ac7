import { journalled } from "#access/store/sqlite-journal.ts";
import { ERASED_NAME, type Erasure } from "#people/store/erasure.ts";
import { countListChange } from "#people/store/sqlite-people.ts";
import type { Settling } from "#platform/store/shared-calls.ts";
import type { Row, SqliteDatabase, SqlitePart } from "#platform/store/sqlite-database.ts";
import type { SentLine } from "../model/lines.ts";
import type { RecordingDoor } from "../model/recording.ts";
import {
  type ChangeDoor,
  type Door,
  type DoorContents,
  type DoorStore,
  doorChanges,
  doorOf,
  doorRecord,
  LOG_PAGE,
} from "./door-store.ts";
import { insertLine, lineOf, linesWhere, recordOne, rowsWhere } from "./sqlite-record.ts";

type DoorRow = Row & { readonly contacto: number | null };

/** The doors and their log, in the same database as the list. */
export function sqliteDoors(
  database: SqliteDatabase,
): DoorStore & Settling & SqlitePart<DoorContents, Erasure> {
  const { all, value, run, insert, reading, grouped } = database;
  // Phones that send at once wait for the disk once.
  const recordings = grouped(([door, sent]: readonly [RecordingDoor, readonly SentLine[]]) =>
    sent.map((line) => recordOne(database, door, line)),
  );
  // SQLite has no booleans.
  const allDoors = () =>
    all<DoorRow>("SELECT * FROM puertas ORDER BY nombre").flatMap(({ contacto, ...row }) => {
      const door = doorRecord.read({ ...row, ensayo: row.ensayo === 1 });
      return door === null ? [] : { ...door, lastContact: contacto };
    });
  const save = ({ lastContact: contacto, ...door }: Door) => {
    const row = { ...doorRecord.write(door), contacto, ensayo: Number(door.isRehearsal) };
    insert("puertas", row, "INSERT OR REPLACE");
  };
  // Phones read the log from the beginning then.
  const renewLogId = () =>
    run("UPDATE meta SET valor = random() & 0x1fffffffffffff WHERE clave = 'bitacora'");
  const change: ChangeDoor = (name, changed, entry) =>
    journalled(database, entry, () => {
      const present = allDoors().find((each) => each.name === name) ?? null;
      const door = changed(present);
      if (door !== null) save({ ...door, lastContact: present?.lastContact ?? null });
      return door !== null;
    });

  return {
    ...doorChanges(change),
    list: () => reading(allDoors),
    find: (secretHash) =>
      reading(() => {
        const startedOverAt = value<number>("SELECT valor FROM meta WHERE clave = 'practica'") ?? 0;
        return doorOf({ doors: allDoors(), startedOverAt }, secretHash);
      }),
    noteContact: (name, at) =>
      database.writing(() =>
        run(
          "UPDATE puertas SET contacto = max(coalesce(contacto, 0), ?) WHERE nombre = ?",
          at,
          name,
        ),
      ),
    record: (door, sent) => recordings.call([door, sent]),
    readLog: (cursor) =>
      database.readingAtOnce(() => {
        const page = "posicion > ? AND apartada = 0 ORDER BY posicion LIMIT ?";
        const rows = rowsWhere(database, page, cursor, LOG_PAGE);
        const read = rows.map((row) => ({ row, line: lineOf(row) }));
        return {
          lines: read.flatMap(
            ({ row, line }) => (line && { ...line, position: row.position }) || [],
          ),
          unreadable: read.flatMap(({ row, line }) => (line === null ? row.id : [])),
          logId: String(value("SELECT valor FROM meta WHERE clave = 'bitacora'")),
          cursor: rows.at(-1)?.position ?? cursor,
          more: rows.length === LOG_PAGE,
        };
      }),
    linesOf: (person) =>
      reading(() =>
        // Two queries, each with an index of its own.
        [
          "coalesce(persona, carnet) = ?",
          "deshace IN (SELECT id FROM entradas WHERE coalesce(persona, carnet) = ?)",
        ].flatMap((isAbout) =>
          linesWhere(database, `apartada = 0 AND ${isAbout}`, person).map(({ line }) => line),
        ),
      ),
    lines: () =>
      reading(() =>
        linesWhere(database, "TRUE ORDER BY posicion").map(({ row, line }) => {
          const { recordedAt, before, isSetAside } = row;
          return { ...line, recordedAt, before, isSetAside: isSetAside === 1 };
        }),
      ),
    setAside: (ids, entry, startedOverAt) =>
      journalled(database, entry, () => {
        if (startedOverAt !== undefined)
          insert("meta", { clave: "practica", valor: startedOverAt }, "INSERT OR REPLACE");
        for (const id of ids) run("UPDATE entradas SET apartada = 1 WHERE id = ?", id);
        countListChange(database);
        renewLogId();
      }),
    settled: recordings.settled,
    restore: ({ doors, log }) => {
      run("DELETE FROM puertas");
      for (const door of doors) save(door);
      run("DELETE FROM entradas");
      run("DELETE FROM meta WHERE clave = 'practica'");
      for (const line of log) insertLine(database, line);
      renewLogId();
    },
    erase: ({ ids }) => {
      for (const [id, standIn] of ids) {
        // A walk-in would put somebody on the list again, so it becomes an entry.
        run(
          `UPDATE entradas
           SET carnet = @standIn, persona = NULL, antes = NULL, numeroTicket = NULL,
               nombre = CASE tipo WHEN 'rename' THEN @name END,
               tipo = CASE tipo WHEN 'walk-in' THEN 'entry' ELSE tipo END
           WHERE coalesce(persona, carnet) = @id`,
          { id, standIn, name: ERASED_NAME },
        );
      }
      if (ids.size > 0) renewLogId();
    },
  };
}
