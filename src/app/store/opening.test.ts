import { chmod, stat } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/store/sqlite-database.ts";
import { migrate } from "./schema.ts";
import { openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

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

test("the database uses the WAL and waits for the disk at every commit", async () => {
  const database = openDatabase(await temporaryFile(), migrate);
  onTestFinished(() => {
    database.close();
  });
  const FULL = 2;
  expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
});
