import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "./schema.ts";
import { ana, beto } from "./testing/arrangement.ts";
import { eventId } from "./testing/door-arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

/** The version in which sessions had secrets of doors, and neither people nor certificates what they have now. */
const FIRST_CERTIFICATES = 6;

test("a database of an earlier version keeps everything: people, whose ids are their carnets, doors, journal, sessions, certificates and counts", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const old = connectTo(path);
  migrate(old, path, FIRST_CERTIFICATES);
  old.exec(
    `INSERT INTO participantes (carnet, nombre, numeroTicket, correo) VALUES
       ('${ana.carnet}', '${ana.nombre}', '${ana.numeroTicket}', 'ana@example.org'),
       ('${beto.carnet}', '${beto.nombre}', '${beto.numeroTicket}', '');
     INSERT INTO puertas (nombre, hash, hasta, abierta, ensayo) VALUES ('Ensayo', 'h', 9, 1, 1);
     INSERT INTO entradas (id, puerta, instante, tipo, carnet)
     VALUES ('${eventId(1)}', 'Norte', 1, 'entry', '${ana.carnet}');
     INSERT INTO diario (id, instante, quien, tipo, detalle) VALUES ('x', 1, 'Luz', 'correct', '');
     INSERT INTO cambios (paso, carnetAntes, nombreAntes, ticketAntes, carnet, nombre, numeroTicket)
     VALUES ('x', '2490-20-97', 'Beto', '1', '${beto.carnet}', 'Beto', '1');
     INSERT INTO accesos (id, hash, tipo, nombre, navegador, creado, usado, vence, puertas)
     VALUES ('1', 'a', 'session', 'Marta', 'Firefox', 1, 1, 9, '{}');
     INSERT INTO marcas (carnet, motivo, quien, instante)
     VALUES ('${beto.carnet}', 'Ponente', 'Luz', 1);
     UPDATE counters SET count = CASE name WHEN 'lista' THEN 7 WHEN 'bitacora' THEN 9 ELSE 41 END;`,
  );
  const { participants, door, listVersion, readVisits, ...store } = await openAt(path);
  expect(await participants()).toEqual([beto, { ...ana, correo: "ana@example.org" }]);
  expect(await door.list()).toMatchObject([{ name: "Ensayo", isRehearsal: true }]);
  expect(await door.linesOf(ana.carnet)).toHaveLength(1);
  expect(await store.journal.list(null, 10)).toMatchObject([{ by: "Luz", people: 1 }]);
  expect(await store.journal.naming(beto.carnet)).toMatchObject([
    { change: { before: { carnet: "2490-20-97" }, after: { carnet: beto.carnet } } },
  ]);
  expect(await store.access.find("a")).toMatchObject({ name: "Marta", role: "all" });
  expect(await store.certificates.grants()).toMatchObject([
    { person: beto.carnet, reason: "Ponente" },
  ]);
  expect([await listVersion(), (await door.readLog(0)).logId, await readVisits()]).toEqual([
    ...["7", "9", 41],
  ]);
  expect(old.prepare("SELECT name FROM counters").pluck().all()).toEqual(["visitasPagina"]);
});
