import { chmod, stat } from "node:fs/promises";
import { expect, test } from "vitest";
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
