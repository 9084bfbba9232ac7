import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { ana, beto } from "./testing/arrangement.ts";
import { change } from "./testing/change-contract.ts";
import { entry, north, northDoor, opening } from "./testing/door-arrangement.ts";
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

test("in a database from before people had ids, each person's is the carnet, and nothing of theirs is lost", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const reachable = { ...ana, correo: "ana@example.org" };
  await change(store, [
    { before: null, after: { ...beto, carnet: "2490-20-97" } },
    { before: null, after: reachable },
  ]);
  await store.door.record(northDoor, [entry(1, ana.carnet)]);
  await store.close();
  const old = connectTo(path);
  // A carnet was corrected, and the steps to ids are taken back.
  old.exec(
    `INSERT INTO diario (id, instante, quien, tipo, detalle) VALUES ('x', 1, 'Luz', 'correct', '');
     INSERT INTO cambios (paso, carnetAntes, nombreAntes, ticketAntes, carnet, nombre, numeroTicket)
     SELECT 'x', carnet, nombre, numeroTicket, '2490-20-98', nombre, numeroTicket
     FROM participantes WHERE carnet = '2490-20-97';
     UPDATE participantes SET carnet = '2490-20-98' WHERE carnet = '2490-20-97';
     CREATE TABLE antes (
       carnet TEXT NOT NULL PRIMARY KEY, nombre TEXT NOT NULL, numeroTicket TEXT NOT NULL,
       correo TEXT NOT NULL DEFAULT '', telefono TEXT NOT NULL DEFAULT '',
       semestre TEXT NOT NULL DEFAULT ''
     ) STRICT, WITHOUT ROWID;
     INSERT INTO antes SELECT carnet, nombre, numeroTicket, correo, telefono, semestre FROM participantes;
     DROP TABLE participantes;
     ALTER TABLE antes RENAME TO participantes;
     CREATE UNIQUE INDEX tickets ON participantes (numeroTicket) WHERE numeroTicket <> '';
     DROP INDEX cambiosPorPersona;
     ALTER TABLE cambios DROP COLUMN persona;
     ALTER TABLE cambios DROP COLUMN tipo;
     ALTER TABLE cambios DROP COLUMN tipoAntes;
     ALTER TABLE cambios DROP COLUMN imparte;
     ALTER TABLE cambios DROP COLUMN imparteAntes;
     DROP INDEX entradasPorPersona;
     ALTER TABLE entradas DROP COLUMN persona;
     CREATE INDEX entradasPorCarnet ON entradas (carnet);`,
  );
  old.pragma(`user_version = ${Number(old.pragma("user_version", { simple: true })) - 2}`);
  old.close();
  const now = await openAt(path);
  expect(await now.participants()).toEqual([beto, reachable]);
  expect(await now.door.linesOf(ana.carnet)).toHaveLength(1);
  expect(await now.journal.history(beto.carnet)).toMatchObject([
    { change: { before: { carnet: "2490-20-97" }, after: beto } },
  ]);
});

test("sessions from before roles may do everything", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  connectTo(path).exec(
    `INSERT INTO accesos (id, hash, tipo, nombre, navegador, creado, usado, vence)
     VALUES ('1', 'a', 'session', 'Marta', 'Firefox', 1, 1, 9)`,
  );
  expect(await store.access.find("a")).toMatchObject({ name: "Marta", role: "all" });
});
