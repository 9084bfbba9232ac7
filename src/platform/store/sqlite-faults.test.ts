import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { atWork } from "./sqlite-faults.ts";
import { StoreUnavailableError } from "./unavailable.ts";

const failing = (fault: Error) =>
  atWork(() => {
    throw fault;
  });

test("a disk that is full or failing makes the store unavailable; a broken database or a defect is passed on", async () => {
  for (const code of ["SQLITE_FULL", "SQLITE_IOERR_FSYNC", "SQLITE_READONLY_DBMOVED"]) {
    const fault = new Database.SqliteError("the disk", code);
    await expect(failing(fault)).rejects.toThrow(StoreUnavailableError);
  }
  const broken = new Database.SqliteError("malformed", "SQLITE_CORRUPT");
  for (const fault of [broken, new TypeError("a defect")]) {
    await expect(failing(fault)).rejects.toThrow(fault);
  }
});
