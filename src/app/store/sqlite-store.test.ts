import { chmod, copyFile, stat } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { contentsOf } from "#backup/server/store-contents.ts";
import { PATIENCE_MS } from "#platform/store/sqlite-faults.ts";
import { StoreUnavailableError } from "#platform/store/unavailable.ts";
import { noContents } from "#testing/no-contents.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { students } from "./testing/arrangement.ts";
import { storeContract } from "./testing/contracts/store-contract.ts";
import { north, opening } from "./testing/door-arrangement.ts";
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
