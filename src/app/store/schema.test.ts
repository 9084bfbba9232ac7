import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { usualSettings } from "#certificates/model/certificate.ts";
import { migrate } from "./schema.ts";
import { ana, beto } from "./testing/arrangement.ts";
import { journalEntry } from "./testing/contracts/change-contract.ts";
import { eventId } from "./testing/door-arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

/** A database with the schema of an earlier version, after these statements. */
async function oldDatabase(version: number, statements: string): Promise<string> {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const old = connectTo(path);
  migrate(old, path, version);
  old.exec(statements);
  old.close();
  return path;
}

/** The version in which there were sessions with secrets of doors, and certificates did not keep what they say. */
const FIRST_CERTIFICATES = 6;

test("a database from before certificates kept what they say keeps sessions, journal, rehearsals and certificates", async () => {
  const { carnet, nombre, numeroTicket } = ana;
  const path = await oldDatabase(
    FIRST_CERTIFICATES,
    `INSERT INTO participantes (carnet, nombre, numeroTicket)
     VALUES ('${carnet}', '${nombre}', '${numeroTicket}');
     INSERT INTO puertas (nombre, hash, hasta, abierta, ensayo) VALUES ('Ensayo', 'h', 9, 1, 1);
     INSERT INTO entradas (id, puerta, instante, tipo, carnet)
     VALUES ('${eventId(1)}', 'Norte', 1, 'entry', '${carnet}');
     INSERT INTO diario (id, instante, quien, tipo, detalle) VALUES ('x', 1, 'Luz', 'import', '');
     INSERT INTO accesos (id, hash, tipo, nombre, navegador, creado, usado, vence, puertas)
     VALUES ('1', 'a', 'session', 'Marta', 'Firefox', 1, 1, 9, '{}');
     INSERT INTO constancias (codigo, carnet, nombre, emitida)
     VALUES ('AAAA-AAAA-AA', '${carnet}', 'Ana', 1);`,
  );
  const store = await openAt(path);
  expect(await store.participants()).toEqual([ana]);
  expect(await store.door.list()).toMatchObject([{ name: "Ensayo", isRehearsal: true }]);
  expect(await store.door.linesOf(carnet)).toHaveLength(1);
  expect(await store.journal.list(null, 10)).toMatchObject([{ by: "Luz", people: 0 }]);
  expect(await store.access.find("a")).toMatchObject({ name: "Marta", role: "all" });
  expect(await store.certificates.list()).toMatchObject([{ code: "AAAA-AAAA-AA", wording: null }]);
});

/** The version before people had ids. */
const WITHOUT_IDS = 11;

test("in a database from before people had ids, each person's is the carnet, and nothing of theirs is lost", async () => {
  const path = await oldDatabase(
    WITHOUT_IDS,
    `INSERT INTO participantes (carnet, nombre, numeroTicket, correo) VALUES
       ('${ana.carnet}', '${ana.nombre}', '${ana.numeroTicket}', 'ana@example.org'),
       ('${beto.carnet}', '${beto.nombre}', '${beto.numeroTicket}', '');
     INSERT INTO entradas (id, puerta, instante, tipo, carnet)
     VALUES ('${eventId(1)}', 'Norte', 1, 'entry', '${ana.carnet}');
     INSERT INTO constancias (codigo, carnet, nombre, emitida)
     VALUES ('AAAA-AAAA-AA', '${ana.carnet}', 'Ana', 1);
     INSERT INTO marcas (carnet, motivo, quien, instante)
     VALUES ('${beto.carnet}', 'Ponente', 'Luz', 1);
     INSERT INTO diario (id, instante, quien, tipo, detalle) VALUES ('x', 1, 'Luz', 'correct', '');
     INSERT INTO cambios (paso, carnetAntes, nombreAntes, ticketAntes, carnet, nombre, numeroTicket)
     VALUES ('x', '2490-20-97', 'Beto', '1', '${beto.carnet}', 'Beto', '1');`,
  );
  const store = await openAt(path);
  expect(await store.participants()).toEqual([beto, { ...ana, correo: "ana@example.org" }]);
  expect(await store.door.linesOf(ana.carnet)).toHaveLength(1);
  expect(await store.certificates.ofPerson(ana.carnet)).toMatchObject({ code: "AAAA-AAAA-AA" });
  expect(await store.certificates.findGrant(beto.carnet)).toMatchObject({ reason: "Ponente" });
  expect(await store.journal.history(beto.carnet)).toMatchObject([
    { change: { before: { carnet: "2490-20-97" }, after: { carnet: beto.carnet } } },
  ]);
});

/** The version in which the list's version and the log's id were counters. */
const THREE_COUNTERS = 14;

test("a database whose counters held the list's version and the log's id keeps them, and the visits", async () => {
  const path = await oldDatabase(
    THREE_COUNTERS,
    `UPDATE counters SET count = CASE name WHEN 'lista' THEN 7 WHEN 'bitacora' THEN 9 ELSE 41 END`,
  );
  const store = await openAt(path);
  expect(await store.listVersion()).toBe("7");
  expect((await store.door.readLog(0)).logId).toBe("9");
  expect(await store.readVisits()).toBe(41);
  expect(connectTo(path).prepare("SELECT name FROM counters").pluck().all()).toEqual([
    "visitasPagina",
  ]);
});

test("rows that somebody damaged by hand, or a later version wrote, are left out and stop nothing", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await store.certificates.saveSettings(usualSettings, journalEntry({ id: "entendido" }));
  connectTo(path).exec(
    `UPDATE ajustesConstancia SET contenido = '{"titulo":';
     INSERT INTO constancias (codigo, carnet, nombre, emitida, dice)
     VALUES ('AAAA-AAAA-AA', '${ana.carnet}', 'Ana', 1, '{}');
     INSERT INTO accesos (id, hash, tipo, nombre, navegador, creado, usado, vence, rol)
     VALUES ('1', 'a', 'session', 'Marta', 'Firefox', 1, 1, 9, 'otro');
     INSERT INTO diario (id, instante, quien, tipo, detalle) VALUES ('x', 1, 'Luz', 'otro', '');
     INSERT INTO avisos (id, nombre, destino, texto, quien, instante)
     VALUES ('x', 'Aviso', 'otro', 'Hola', 'Luz', 1);`,
  );
  expect(await store.certificates.settings()).toBeNull();
  expect(await store.certificates.list()).toEqual([]);
  expect(await store.certificates.ofPerson(ana.carnet)).toBeNull();
  expect([await store.access.list(), await store.access.find("a")]).toEqual([[], null]);
  expect(await store.journal.list(null, 10)).toMatchObject([{ id: "entendido" }]);
  expect(await store.journal.find("x")).toBeNull();
  expect(await store.announcements.list()).toEqual([]);
});
