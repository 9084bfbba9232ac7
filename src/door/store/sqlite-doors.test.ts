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
  const { lines, unreadable } = await store.door.readLog(0);
  expect([lines.map(({ id }) => id), unreadable]).toEqual([[eventId(1)], [eventId(100)]]);
});

test("lines and requests that cannot be stored fail alone, not those that came with them", async () => {
  const store = await openSqliteStore(`${await temporaryFolder()}/convencion.db`);
  onTestFinished(() => store.close());
  await saveList(store, [ana]);
  // No line that passed the check of its fields is like this.
  const unstorable = {} as string;
  const asked = (carnet: string) => ({ carnet, nombre: "Eva Ixim" });
  const outcomes = await Promise.allSettled([
    store.door.record(northDoor, [entry(1, unstorable)]),
    store.door.record(northDoor, [entry(2, ana.carnet)]),
    store.registration.add(asked(unstorable), 1),
    store.registration.add(asked(ana.carnet), 1),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...["rejected", "fulfilled", "rejected", "fulfilled"],
  ]);
  expect((await store.door.readLog(0)).lines).toMatchObject([{ id: eventId(2) }]);
  expect(await store.registration.list()).toMatchObject([{ carnet: ana.carnet }]);
});
