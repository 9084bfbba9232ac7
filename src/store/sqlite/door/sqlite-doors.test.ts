import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { saveList } from "../../../testing/save-list.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { LOG_PAGE, wholeLog } from "../../port/door-store.ts";
import { ana, carla } from "../../testing/arrangement.ts";
import { entry, eventId, northDoor, walkIn } from "../../testing/door-arrangement.ts";
import { openSqliteStore } from "../sqlite-store.ts";

/** A store with one entry, and a connection that writes rows to its log as another program would. */
async function storeWithRows(many: number, change: string) {
  const path = `${await temporaryFolder()}/convencion.db`;
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close());
  await saveList(store, [ana]);
  const database = new Database(path);
  for (let row = 0; row < many; row += 1) {
    await store.door.record(northDoor, [entry(100 + row, ana.carnet)]);
  }
  database.exec(`UPDATE entradas SET ${change}`);
  database.close();
  await store.door.record(northDoor, [walkIn(1, carla)]);
  return store;
}

test.each([
  ["without its carnet", "carnet = NULL"],
  ["with an id that no phone made", "id = 'a'"],
  [
    "with a ticket that is too long",
    `tipo = 'walk-in', nombre = 'Ana', numeroTicket = '${"9".repeat(41)}'`,
  ],
  ["with escapes in the name", "tipo = 'rename', nombre = 'Ana' || char(27) || '[2J'"],
])("a row %s is skipped and counted, and the doors continue", async (_what, change) => {
  const { door } = await storeWithRows(1, change);
  expect((await wholeLog(door)).map(({ id }) => id)).toEqual([eventId(1)]);
  expect(await door.unreadable()).toEqual({ lines: 1, doors: 0 });
});

test("a whole page of rows that cannot be read does not hide the lines after it", async () => {
  const { door } = await storeWithRows(LOG_PAGE, "carnet = NULL");
  expect((await wholeLog(door)).map(({ id }) => id)).toEqual([eventId(1)]);
});
