import { expect } from "vitest";
import { contentsOf } from "#backup/server/store-contents.ts";
import { attendance } from "#door/model/attendance.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest } from "../arrangement.ts";
import {
  entry,
  eventId,
  north,
  northDoor,
  recorded,
  rename,
  southDoor,
  walkIn,
} from "../door-arrangement.ts";

/** The contract of every store about people whom a door adds. */
export function walkInContract(test: StoreTest): void {
  test("whom a door adds or renames is in the journal, under its name", async ({ store }) => {
    await saveList(store, [ana]);
    const renamed = { ...ana, nombre: "Ana de Paz" };
    const sent = [walkIn(1, carla), entry(2, ana.carnet), rename(3, ana.carnet, renamed.nombre)];
    await store.door.record(northDoor, sent);
    await store.door.record(northDoor, sent);
    const [correction, addition, ...earlier] = await store.journal.list(null, 10);
    expect(earlier).toHaveLength(1);
    expect(correction).toMatchObject({ kind: "door-rename", by: north, people: 1 });
    expect(await store.journal.naming(ana.carnet)).toMatchObject([
      { entry: correction, change: { before: ana, after: renamed } },
      {},
    ]);
    expect(await store.journal.naming(carla.carnet)).toEqual([
      { entry: addition, change: { before: null, after: carla } },
    ]);
  });

  test("whom a door added before a restore is recorded again", async ({ store }) => {
    await saveList(store, [ana]);
    const older = await contentsOf(store);
    const renamed = { ...ana, nombre: "Ana de Paz" };
    const sent = [walkIn(1, carla), entry(2, ana.carnet), rename(3, ana.carnet, renamed.nombre)];
    await store.door.record(northDoor, sent);
    await store.restore(older);
    expect(await store.door.record(northDoor, sent)).toEqual([1, 2, 3].map(recorded));
    expect(await store.participants()).toEqual([carla, renamed]);
    expect(await store.journal.naming(carla.carnet)).toMatchObject([
      { entry: { kind: "door-add" } },
      { entry: { kind: "door-add" } },
    ]);
  });

  test("a walk-in who is on the list becomes an entry, in each answer", async ({ store }) => {
    await saveList(store, [ana]);
    const other = { ...ana, nombre: "Otra", numeroTicket: "99" };
    const line = { ...entry(1, ana.carnet), door: north };
    const [first] = await store.door.record(northDoor, [walkIn(1, other)]);
    const [again] = await store.door.record(northDoor, [walkIn(1, other)]);
    expect(first).toEqual({ id: eventId(1), outcome: "recorded", changed: line });
    expect(again).toEqual({ id: eventId(1), outcome: "known", changed: line });
    expect(await store.participants()).toEqual([ana]);
  });

  test("a walk-in whose ticket is taken gets the next free number", async ({ store }) => {
    await saveList(store, [
      { ...ana, numeroTicket: "009" },
      { ...beto, numeroTicket: "010" },
    ]);
    const events = [walkIn(1, { ...carla, numeroTicket: "009" })];
    const [answer] = await store.door.record(northDoor, events);
    expect(answer).toMatchObject({ changed: { kind: "walk-in", numeroTicket: "011" } });
    expect(await store.findParticipant(carla.carnet)).toMatchObject({ numeroTicket: "011" });
    expect(await store.door.record(northDoor, events)).toMatchObject([
      { outcome: "known", changed: { numeroTicket: "011" } },
    ]);
  });

  test("the same walk-in at two doors is one person who entered twice", async ({
    store,
    other,
  }) => {
    const answers = await Promise.all([
      store.door.record(northDoor, [walkIn(1, carla)]),
      other.door.record(southDoor, [walkIn(2, carla)]),
    ]);
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(["recorded", "recorded"]);
    expect(await store.participants()).toEqual([carla]);
    const { validEntries, repeated } = attendance(await wholeLog(store.door));
    expect(validEntries.get(carla.carnet)).toMatchObject({ id: eventId(1) });
    expect(repeated).toHaveLength(1);
  });
}
