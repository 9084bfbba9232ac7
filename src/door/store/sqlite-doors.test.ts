import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "#app/store/sqlite-store.ts";
import { ana, carla } from "#app/store/testing/arrangement.ts";
import { entry, eventId, northDoor, walkIn } from "#app/store/testing/door-arrangement.ts";
import { saveList } from "#testing/save-list.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";

test("a row that is no line is skipped and reported, and the doors continue", async () => {
  const path = `${await temporaryFolder()}/convencion.db`;
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  await saveList(store, [ana]);
  await store.door.record(northDoor, [entry(100, ana.carnet)]);
  const database = new Database(path);
  database.exec("UPDATE entradas SET carnet = NULL");
  database.close();
  await store.door.record(northDoor, [walkIn(1, carla)]);
  const { events, unreadable } = await store.door.readLog(0);
  expect([events.map(({ id }) => id), unreadable]).toEqual([[eventId(1)], [eventId(100)]]);
});
