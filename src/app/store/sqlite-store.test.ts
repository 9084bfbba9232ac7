import { chmod, copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test, vi } from "vitest";
import { contentsOf } from "#backup/server/store-contents.ts";
import { PATIENCE_MS } from "#platform/store/sqlite-faults.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { UserError } from "#platform/terminal/user-error.ts";
import { noContents } from "#testing/no-contents.ts";
import { saveList } from "#testing/save-list.ts";
import { migrate } from "./schema.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { ana, beto, students } from "./testing/arrangement.ts";
import { storeContract } from "./testing/contracts/store-contract.ts";
import { eventId, north, opening } from "./testing/door-arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

storeContract("SQLite", async () => {
  const path = await temporaryFile();
  return () => openSqliteStore(path);
});

test("while another process holds the lock, writes wait and look-ups go on; a lasting lock makes the store unavailable", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const other = connectTo(path);
  other.exec("BEGIN IMMEDIATE");
  const opened = store.door.open(opening(north));
  expect(await store.findParticipant("2490-21-1")).toBeNull();
  other.exec("COMMIT");
  expect(await opened).toBe(true);

  other.exec("BEGIN IMMEDIATE");
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const refused = expect(store.door.close(north, 2000)).rejects.toThrow(StoreUnavailableError);
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  await refused;
  other.exec("COMMIT");
});

test("a restore that fails midway leaves the former contents", async () => {
  const store = await openAt(await temporaryFile());
  await store.restore({ ...noContents, participants: students(3), visits: 2 });
  const before = await contentsOf(store);
  // No request that passed the check of its fields is like this.
  const unstorable = { carnet: {} as string, nombre: "Eva", number: 1, at: 1, rejection: null };
  await expect(store.restore({ ...noContents, signUps: [unstorable] })).rejects.toThrow();
  expect(await contentsOf(store)).toEqual(before);
});

test("only their owner can read the database, its WAL and the WAL's index", async () => {
  const path = await temporaryFile();
  const files = ["", "-wal", "-shm"].map((ending) => path + ending);
  for (const opening of ["first", "second"]) {
    await openAt(path);
    const modes = await Promise.all(files.map(async (file) => (await stat(file)).mode & 0o777));
    expect(modes, opening).toEqual([0o600, 0o600, 0o600]);
    for (const file of files) await chmod(file, 0o644);
  }
});

test("the database's file alone has what was stored a minute before", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const path = await temporaryFile();
  const store = await openAt(path);
  await store.restore({ ...noContents, visits: 2 });
  vi.advanceTimersByTime(60_000);
  const copy = `${path}.copy`;
  await copyFile(path, copy);
  expect(await contentsOf(await openAt(copy))).toMatchObject({ visits: 2 });
});

async function writeText(path: string): Promise<void> {
  await mkdir(dirname(path));
  await writeFile(path, "esto no es una base de datos\n".repeat(500));
}

async function damagePage(path: string): Promise<void> {
  const store = await openAt(path);
  await saveList(store, students(500));
  await store.close();
  const bytes = await readFile(path);
  bytes.fill(0x5a, 4096 * 4, 4096 * 6);
  await writeFile(path, bytes);
}

async function makeNewer(path: string): Promise<void> {
  await (await openAt(path)).close();
  connectTo(path).pragma("user_version = 99");
}

async function ofAnotherProgram(path: string): Promise<void> {
  await mkdir(dirname(path));
  connectTo(path).exec("CREATE TABLE facturas (id INTEGER)");
}

test.each([
  ["that is a text", writeText, /no es una base de datos SQLite o está dañado.*copia de respaldo/],
  ["with a damaged page", damagePage, /está dañado/],
  ["of a newer version of the program", makeNewer, /versión más nueva.*esquema 99/],
  ["of another program", ofAnotherProgram, /de otro programa/],
])("a database %s is refused and left unchanged", async (_what, make, message) => {
  const path = await temporaryFile();
  await make(path);
  const before = await readFile(path);
  const fault = await openSqliteStore(path).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(UserError);
  expect(fault).toHaveProperty("message", expect.stringMatching(message));
  // But for SQLite's header, which says how it keeps its log.
  expect((await readFile(path)).subarray(100).equals(before.subarray(100))).toBe(true);
});

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
  const counted = [await listVersion(), (await door.readLog(0)).logId, await readVisits()];
  expect(counted).toEqual(["7", "9", 41]);
  expect(old.prepare("SELECT name FROM counters").pluck().all()).toEqual(["visitasPagina"]);
});
