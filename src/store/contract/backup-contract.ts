import { describe, expect, test } from "vitest";
import { saveList } from "../../operations/list/save-list.ts";
import { contentsOf } from "../port/contents-of.ts";
import type { Store } from "../port/store.ts";
import { type Arrangement, ana, beto, carla, students } from "./arrangement.ts";
import { entry, north, northDoor, opening, south, southDoor, walkIn } from "./door-arrangement.ts";

/** Fills a store with a list, visits, an open and a closed door, and their log. */
async function afterTheEvent(store: Store): Promise<void> {
  await saveList(store, [ana, beto]);
  await store.addVisit();
  await store.addVisit();
  await store.door.open(opening(north));
  await store.door.close(north, 5000);
  await store.door.open(opening(south));
  await store.door.noteContact(south, 7000);
  await store.door.record(northDoor, [entry(1, ana.carnet)]);
  await store.door.record(southDoor, [walkIn(2, carla)]);
}

/** The contract of every store about restoring what it held. */
export function backupContract(name: string, { openable }: Arrangement): void {
  describe(`${name}: backup`, () => {
    test("list, visits, doors and log are restored into an empty database", async () => {
      const { store } = await openable();
      await afterTheEvent(store);
      const contents = await contentsOf(store);
      expect(contents).toMatchObject({ visits: 2, doors: { length: 2 }, log: { length: 2 } });
      const { store: empty, openAgain } = await openable();
      await empty.restore(contents);
      expect(await contentsOf(empty)).toEqual(contents);
      expect(await contentsOf(await openAgain())).toEqual(contents);
    });

    test("a restore removes later changes, and the list has another version", async () => {
      const { store, openAgain } = await openable();
      await afterTheEvent(store);
      const contents = await contentsOf(store);
      const version = await store.door.listVersion();
      const { logId } = await store.door.readLog(0);
      await saveList(store, students(3), "replace");
      await store.addVisit();
      await store.door.open(opening("Otra"));
      await store.door.record(southDoor, [entry(3, beto.carnet)]);
      await store.restore(contents);
      expect(await store.readVisits()).toBe(2);
      expect(await store.addVisit()).toBe(3);
      expect(await store.door.listVersion()).not.toBe(version);
      expect((await (await openAgain()).door.readLog(0)).logId).not.toBe(logId);
      expect(await store.door.find(opening(south).secretHash)).not.toBeNull();
      expect(await store.door.find(opening("Otra").secretHash)).toBeNull();
      const later = await contentsOf(await openAgain());
      expect(later).toEqual({ ...contents, visits: 3 });
    });

    test("more lines than one commit takes are restored, also by a second restore", async () => {
      const { store } = await openable();
      const log = Array.from({ length: 450 }, (_, id) => ({
        ...entry(id, "1"),
        door: north,
        recordedAt: 1000 + id,
        before: null,
        isSetAside: id % 2 === 1,
      }));
      const contents = { participants: students(20), visits: 0, doors: [], log, unreadable: 0 };
      await store.restore(contents);
      await store.restore(contents);
      const back = await contentsOf(store);
      expect(back.participants).toEqual(contents.participants);
      expect(new Set(back.log)).toEqual(new Set(log));
    });
  });
}
