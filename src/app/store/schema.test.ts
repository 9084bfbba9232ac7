import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { usualSettings } from "#certificates/model/certificate.ts";
import { ana, beto } from "./testing/arrangement.ts";
import { journalEntry } from "./testing/contracts/change-contract.ts";
import { eventId, north, opening } from "./testing/door-arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

test("a database of a version without doors keeps list and visits, and gets tables for doors", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const old = connectTo(path);
  old.exec(
    `CREATE TABLE participantes (
       carnet TEXT NOT NULL PRIMARY KEY, nombre TEXT NOT NULL, numeroTicket TEXT NOT NULL UNIQUE
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE counters (
       name TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL CHECK (count >= 0)
     ) STRICT, WITHOUT ROWID;
     INSERT INTO counters (name, count) VALUES ('visitasPagina', 41);`,
  );
  const { carnet, nombre, numeroTicket } = ana;
  old.prepare("INSERT INTO participantes VALUES (?, ?, ?)").run(carnet, nombre, numeroTicket);
  old.pragma("user_version = 1");
  old.close();
  for (let start = 0; start < 2; start += 1) {
    const store = await openAt(path);
    expect(await store.participants()).toEqual([ana]);
    expect(await store.readVisits()).toBe(41);
    await store.door.open(opening(north));
    expect(await store.door.list()).toHaveLength(1);
  }
});

test("a database whose doors had recorded keeps them, their order and who may be without a ticket", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const old = connectTo(path);
  old.exec(
    `CREATE TABLE participantes (
       carnet TEXT NOT NULL PRIMARY KEY, nombre TEXT NOT NULL, numeroTicket TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE counters (name TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL) STRICT;
     INSERT INTO counters VALUES ('visitasPagina', 41), ('lista', 7);
     CREATE TABLE puertas (
       nombre TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL UNIQUE, hasta INTEGER NOT NULL,
       abierta INTEGER NOT NULL, cerrada INTEGER, contacto INTEGER
     ) STRICT, WITHOUT ROWID;
     INSERT INTO puertas VALUES ('${north}', 'h', 9, 1, NULL, 5);
     CREATE TABLE entradas (
       posicion INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, puerta TEXT NOT NULL,
       instante INTEGER NOT NULL, tipo TEXT NOT NULL, carnet TEXT, deshace TEXT, nombre TEXT,
       numeroTicket TEXT
     ) STRICT;
     INSERT INTO participantes VALUES ('${ana.carnet}', '${ana.nombre}', '${ana.numeroTicket}'),
       ('${beto.carnet}', 'Beto​', '');
     INSERT INTO entradas (id, puerta, instante, tipo, carnet, deshace) VALUES
       ('${eventId(2)}', '${north}', 3, 'entry', '${ana.carnet}', NULL),
       ('${eventId(1)}', '${north}', 4, 'undo', NULL, '${eventId(2)}');`,
  );
  old.pragma("user_version = 3");
  old.close();
  for (let start = 0; start < 2; start += 1) {
    const store = await openAt(path);
    expect(await store.participants()).toEqual([
      { carnet: beto.carnet, nombre: "Beto​", numeroTicket: "" },
      ana,
    ]);
    expect(await store.readVisits()).toBe(41);
    expect(await store.door.list()).toEqual([
      {
        ...{ name: north, secretHash: "h", validUntil: 9, openedAt: 1, closedAt: null },
        ...{ isRehearsal: false, lastContact: 5 },
      },
    ]);
    expect((await store.door.lines()).map(({ id, recordedAt }) => [id, recordedAt])).toEqual([
      [eventId(2), 3],
      [eventId(1), 4],
    ]);
  }
});

test("documents that somebody damaged by hand, or a later version wrote, are left out and stop nothing", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await store.certificates.saveSettings(usualSettings, journalEntry({ id: "entendido" }));
  const database = connectTo(path);
  const put = (collection: string, id: string, fields: object) =>
    database
      .prepare(
        `INSERT OR REPLACE INTO documentos
         SELECT ?, ?, ?, 1, coalesce(max(cambiado), 0) + 1 FROM documentos`,
      )
      .run(collection, id, JSON.stringify(fields));
  put("ajustes", "constancia", { titulo: 7 });
  put("constancias", "AAAA-AAAA-AA", { carnet: ana.carnet, nombre: "Ana", emitida: 1, dice: {} });
  put("accesos", "1", { hash: "a", tipo: "session", nombre: "Marta", rol: "otro" });
  put("diario", "x", { instante: { micros: 1 }, quien: "Luz", tipo: "otro", detalle: "" });
  put("avisos", "x", {
    nombre: "Aviso",
    destino: "otro",
    texto: "Hola",
    quien: "Luz",
    instante: 1,
  });
  const other = await openAt(path);
  expect(await other.certificates.settings()).toBeNull();
  expect(await other.certificates.list()).toEqual([]);
  expect(await other.certificates.ofPerson(ana.carnet)).toBeNull();
  expect([await other.access.list(), await other.access.find("a")]).toEqual([[], null]);
  expect(await other.journal.list(null, 10)).toMatchObject([{ id: "entendido" }]);
  expect(await other.journal.find("x")).toBeNull();
  expect(await other.announcements.list()).toEqual([]);
});
