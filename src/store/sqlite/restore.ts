import type Database from "better-sqlite3";
import type { StoreContents } from "../port/backup.ts";
import type { Door } from "../port/door-store.ts";
import { insertLine, insertPerson, toRow } from "./door/record.ts";
import { renewLogId } from "./door/sqlite-doors.ts";
import { restoringCertificates } from "./organisers/certificates.ts";

/** Creates a function that replaces the database's contents; it runs in the caller's transaction. */
export function restoring(database: Database.Database): (contents: StoreContents) => void {
  const clear = ["participantes", "puertas", "entradas"].map((table) =>
    database.prepare(`DELETE FROM ${table}`),
  );
  const addPerson = insertPerson(database);
  const addDoor = database.prepare<[Record<keyof Door, string | number | null>]>(
    `INSERT INTO puertas (nombre, hash, hasta, abierta, cerrada, contacto, ensayo)
     VALUES (@name, @secretHash, @validUntil, @openedAt, @closedAt, @lastContact, @isRehearsal)`,
  );
  const addLine = insertLine(database);
  const setVisits = database.prepare<[number]>(
    "UPDATE counters SET count = ? WHERE name = 'visitasPagina'",
  );
  const restoreCertificates = restoringCertificates(database);
  return ({ participants, visits, doors, log, certificates }) => {
    for (const each of clear) each.run();
    for (const { carnet, nombre, numeroTicket } of participants) {
      addPerson.run({ carnet, nombre, numeroTicket });
    }
    for (const door of doors) {
      addDoor.run({ ...door, isRehearsal: door.isRehearsal ? 1 : 0 });
    }
    for (const line of log) addLine.run(toRow(line));
    restoreCertificates(certificates);
    renewLogId(database);
    setVisits.run(visits);
  };
}
