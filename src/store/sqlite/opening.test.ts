import { spawnSync } from "node:child_process";
import { chmod, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

test("creates the folder and the file when they are missing", async () => {
  const path = await temporaryFile();
  await openAt(path);
  expect((await stat(path)).isFile()).toBe(true);
});

test("a dangling link is followed", async () => {
  const folder = await temporaryFolder();
  const [link, target] = [join(folder, "enlace.db"), join(folder, "convencion.db")];
  await symlink("convencion.db", link);
  const store = await openAt(link);
  await store.addVisit();
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

test("only their owner can read the database, its WAL and the WAL's index", async () => {
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

/** Opens a database in a process that kills itself before or after a call of `node:fs`. */
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

test("stores that are opened at once without a file share one database", async () => {
  const path = await temporaryFile();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openAt(path)));
  await Promise.all(stores.map((store) => store.addVisit()));
  expect(await stores[0]?.readVisits()).toBe(5);
});

test("uses the WAL and waits for the disk at every commit", async () => {
  const database = await openDatabase(await temporaryFile(), "db");
  onTestFinished(() => {
    database.close();
  });
  const FULL = 2;
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
});

test("leaves a single complete file when it is closed", async () => {
  const path = await temporaryFile();
  const store = await openAt(path);
  await store.addVisit();
  await store.close();
  await expect(stat(`${path}-wal`)).rejects.toThrow("ENOENT");
});
