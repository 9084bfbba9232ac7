import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { ana } from "./testing/arrangement.ts";
import { north, opening } from "./testing/door-arrangement.ts";
import { connectTo, openAt, temporaryFile } from "./testing/sqlite-under-test.ts";

test("a database of a version without doors keeps list and visits, and gets tables for doors", async () => {
  const path = await temporaryFile();
  await mkdir(dirname(path));
  const old = connectTo(path);
  old.exec(
    `CREATE TABLE participantes (
       carnet TEXT NOT NULL PRIMARY KEY, nombre TEXT NOT NULL, numeroTicket TEXT NOT NULL UNIQUE
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE counters (
       name TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL CHECK (count >= 0)
     ) STRICT, WITHOUT ROWID;
     INSERT INTO counters (name, count) VALUES ('visitasPagina', 41);`,
  );
  const { carnet, nombre, numeroTicket } = ana;
  old.prepare("INSERT INTO participantes VALUES (?, ?, ?)").run(carnet, nombre, numeroTicket);
  old.pragma("user_version = 1");
  old.close();
  for (let start = 0; start < 2; start += 1) {
    const store = await openAt(path);
    expect(await store.participants()).toEqual([ana]);
    expect(await store.readVisits()).toBe(41);
    await store.door.open(opening(north));
    expect(await store.door.list()).toHaveLength(1);
  }
});
