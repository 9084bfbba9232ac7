import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readFile, rename, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { storeContract } from "../contract/store-contract.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "../port/store.ts";
import { openDatabase } from "./database.ts";
import { openSqliteStore } from "./sqlite-store.ts";

async function temporaryFile(): Promise<string> {
  return join(await temporaryFolder(), "data", "convencion.db");
}

async function openAt(path: string): Promise<Store> {
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  return store;
}

/** A second connection, as another program would have one. */
function connectTo(path: string): Database.Database {
  const connection = new Database(path);
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}

async function openFault(path: string): Promise<Error> {
  const fault = await openSqliteStore(path).catch((error: unknown) => error);
  if (!(fault instanceof StoreOpenError)) throw new Error(`Expected a fault, got ${fault}`);
  return fault;
}

storeContract("SQLite", async () => {
  const path = await temporaryFile();
  return () => openSqliteStore(path);
});

test("creates the folder and the file when they are missing", async () => {
  const path = await temporaryFile();
  await openAt(path);
  expect((await stat(path)).isFile()).toBe(true);
});

test("a link to where there is no file yet is followed", async () => {
  const folder = await temporaryFolder();
  const [link, target] = [join(folder, "enlace.db"), join(folder, "convencion.db")];
  await symlink("convencion.db", link);
  const store = await openAt(link);
  await store.addVisit();
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  await rename(`${target}-wal`, `${target}-elsewhere`);
  await expect(store.addVisit()).rejects.toThrow(StoreUnavailableError);
  await rename(`${target}-elsewhere`, `${target}-wal`);
  expect(await store.addVisit()).toBe(2);
});

test("the database, its log and the log's index are their owner's alone", async () => {
  const path = await temporaryFile();
  await openAt(path);
  const modes = async () => {
    const found = await Promise.all(["", "-wal", "-shm"].map((ending) => stat(path + ending)));
    return found.map(({ mode }) => mode & 0o777);
  };
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
  for (const ending of ["", "-wal", "-shm"]) await chmod(path + ending, 0o644);
  await openAt(path);
  expect(await modes()).toEqual([0o600, 0o600, 0o600]);
});

/** Opens a database in a process of its own that kills itself before or after a call of `node:fs`. */
function openAndDie(path: string, when: "before" | "after", call: string): void {
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const real = fs.${call};
    const die = () => process.kill(process.pid, "SIGKILL");
    fs.${call} = (...given) => {
      if (${when === "before"}) die();
      const result = real(...given);
      die();
      return result;
    };
    const { openSqliteStore } = await import(${JSON.stringify(import.meta.resolve("./sqlite-store.ts"))});
    syncBuiltinESMExports();
    await openSqliteStore(${JSON.stringify(path)});`;
  const node = ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", script];
  const { signal, stderr } = spawnSync(process.execPath, node, { encoding: "utf8" });
  expect(signal, stderr).toBe("SIGKILL");
}

test.each([
  { when: "before", call: "writeFileSync" },
  { when: "before", call: "linkSync" },
  { when: "after", call: "linkSync" },
] as const)("a first start killed $when $call keeps no later one from starting", async (at) => {
  const path = await temporaryFile();
  openAndDie(path, at.when, at.call);
  const store = await openAt(path);
  expect(await store.addVisit()).toBe(1);
});

test("stores that are opened at once where there is no file yet share one database", async () => {
  const path = await temporaryFile();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openAt(path)));
  await Promise.all(stores.map((store) => store.addVisit()));
  expect(await stores[0]?.readVisits()).toBe(5);
});

test("writes ahead and waits for the disk at every commit", async () => {
  const database = await openDatabase(await temporaryFile());
  onTestFinished(() => {
    database.close();
  });
  const FULL = 2;
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
});

test("leaves one whole file behind when it is closed", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await store.addVisit();
  await store.close();
  await expect(stat(`${path}-wal`)).rejects.toThrow("ENOENT");
});

test("two connections never return the same total", async () => {
  const path = await temporaryFile();
  const stores = [await openAt(path), await openAt(path)];
  const totals: number[] = [];
  const visitor = async (store: Store) => {
    for (let visit = 0; visit < 25; visit += 1) totals.push(await store.addVisit());
  };
  await Promise.all(stores.map(visitor));
  expect(new Set(totals).size).toBe(50);
});

test("another process adds visits at the same time, and none is lost", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const script = `
    import { openSqliteStore } from ${JSON.stringify(import.meta.resolve("./sqlite-store.ts"))};
    const store = await openSqliteStore(${JSON.stringify(path)});
    console.log("open");
    for (let visit = 0; visit < 200; visit += 1) await store.addVisit();
    await store.close();`;
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), "--input-type=module", "--eval", script],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exit = once(child, "exit");
  await once(child.stdout, "data");
  for (let visit = 0; visit < 200; visit += 1) await store.addVisit();
  expect(await exit).toEqual([0, null]);
  expect(await store.readVisits()).toBe(400);
});

test("a lock that is let go in time only delays a visit, and look-ups go on meanwhile", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const other = connectTo(path);
  other.exec("BEGIN IMMEDIATE");
  const visit = store.addVisit();
  expect(await store.findParticipant("2490-21-1")).toBeNull();
  expect(await store.readVisits()).toBe(0);
  other.exec("COMMIT");
  expect(await visit).toBe(1);
});

test("a lock that lasts makes the store unavailable, until it is let go", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const other = connectTo(path);
  other.exec("BEGIN IMMEDIATE");
  const faults = await Promise.all([
    store.addVisit().catch((error: unknown) => error),
    store.removeParticipant("2490-21-1", () => {}).catch((error: unknown) => error),
  ]);
  for (const fault of faults) {
    expect(fault).toBeInstanceOf(StoreUnavailableError);
    expect(fault).toHaveProperty("cause.code", "SQLITE_BUSY");
  }
  other.exec("COMMIT");
  expect(await store.addVisit()).toBe(1);
});

test("an import whose progress cannot be shown writes nothing", async () => {
  const store = await openAt(await temporaryFile());
  const list = Array.from({ length: 600 }, (_, index) => ({
    carnet: `2490-21-${index}`,
    nombre: "Alguien",
    numeroTicket: `${index}`,
  }));
  const onProgress = () => {
    throw new Error("the screen is gone");
  };
  await expect(
    store.saveParticipants(list, { mode: "merge", simulate: false, onProgress, keepPrevious() {} }),
  ).rejects.toThrow("the screen is gone");
  expect(await store.countParticipants()).toBe(0);
});

test("a file that is no database is refused and left as it is", async () => {
  const folder = await temporaryFolder();
  const path = join(folder, "convencion.db");
  const contents = "esto no es una base de datos\n".repeat(500);
  await writeFile(path, contents);
  const fault = await openFault(path);
  expect(fault.message).toContain("convencion.db» no es una base de datos SQLite o está dañado");
  expect(fault.message).toContain("copia de respaldo");
  expect(await readFile(path, "utf8")).toBe(contents);
});

test("a database with a damaged page is refused", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  const list = Array.from({ length: 5000 }, (_, index) => ({
    carnet: `2490-21-${index}`,
    nombre: "Alguien con un nombre largo",
    numeroTicket: `${index}`,
  }));
  await store.saveParticipants(list, {
    mode: "merge",
    simulate: false,
    onProgress() {},
    keepPrevious() {},
  });
  await store.close();
  const bytes = await readFile(path);
  bytes.fill(0x5a, 4096 * 4, 4096 * 6);
  await writeFile(path, bytes);
  expect((await openFault(path)).message).toContain("está dañado");
});

test("a folder that cannot be created is reported with its path", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "data"), "a file, where a folder is needed");
  const fault = await openFault(join(folder, "data", "convencion.db"));
  expect(fault.message).toContain("No se puede crear la carpeta");
  expect(fault.message).toContain("DATABASE_URL");
});

test("a folder in place of the file is reported", async () => {
  const folder = await temporaryFolder();
  expect((await openFault(folder)).message).toContain("es una carpeta, no una base de datos");
});

test("a database of a newer version of the program is refused", async () => {
  const path = await temporaryFile();
  await (await openAt(path)).close();
  connectTo(path).pragma("user_version = 99");
  const fault = await openFault(path);
  expect(fault.message).toContain("versión más nueva");
  expect(fault.message).toContain("esquema 99");
});

test("a database of another program is refused and left as it is", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const other = connectTo(path);
  other.exec("CREATE TABLE facturas (id INTEGER)");
  expect((await openFault(path)).message).toContain("de otro programa");
  expect(other.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["facturas"]);
});

test("a database that another program has locked is reported", async () => {
  const path = await temporaryFile();
  await (await openAt(path)).close();
  const other = connectTo(path);
  other.pragma("locking_mode = EXCLUSIVE");
  other.exec("BEGIN EXCLUSIVE");
  expect((await openFault(path)).message).toContain("Otro programa tiene ocupada");
});
