import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { StoreUnavailableError } from "../port/store.ts";
import { whenFree } from "./faults.ts";

test.each(["SQLITE_FULL", "SQLITE_IOERR_FSYNC", "SQLITE_READONLY_DBMOVED", "SQLITE_CANTOPEN"])(
  "%s makes the store unavailable at once, and is the error's cause",
  async (code) => {
    const fault = new Database.SqliteError("the disk", code);
    let tries = 0;
    const work = whenFree(() => {
      tries += 1;
      throw fault;
    });
    await expect(work).rejects.toThrow(StoreUnavailableError);
    await expect(work).rejects.toHaveProperty("cause", fault);
    expect(tries).toBe(1);
  },
);

test.each([
  new Database.SqliteError("malformed", "SQLITE_CORRUPT"),
  new Database.SqliteError("twice", "SQLITE_CONSTRAINT_UNIQUE"),
  new TypeError("a defect"),
])("a broken database or a defect is passed on unchanged: %s", async (fault) => {
  const work = whenFree(() => {
    throw fault;
  });
  await expect(work).rejects.toBe(fault);
});
