import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { contentsOf } from "#backup/server/store-contents.ts";
import { attendance } from "#door/model/attendance.ts";
import { listAfter } from "#door/model/list-after.ts";
import { setLinesAside } from "#door/server/set-lines-aside.ts";
import { wholeLog } from "#door/store/door-store.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest } from "../arrangement.ts";
import { change, journalEntry } from "../changes.ts";
import {
  entry,
  eventId,
  known,
  north,
  northDoor,
  opening,
  recorded,
  rename,
  southDoor,
  walkIn,
} from "../door-arrangement.ts";

/** Sets aside what the north door recorded, as for a lost link. */
const setNorthAside = (store: Store) =>
  setLinesAside(store, ({ door }) => door === north, journalEntry({ kind: "set-aside" }));

/** The contract of every store about the list and the doors' log together, and whom a door adds. */
export function doorListContract(test: StoreTest): void {
  test("a door corrects the names of people on the list whom it admitted", async ({ store }) => {
    const { door } = store;
    await saveList(store, [ana, beto]);
    await door.record(southDoor, [entry(1, ana.carnet)]);
    await door.record(northDoor, [entry(2, beto.carnet)]);
    const married = rename(3, beto.carnet, "Beto Núñez de León");
    const others = [rename(4, carla.carnet, "X"), rename(5, ana.carnet, "X")];
    expect(await door.record(northDoor, [married, ...others])).toEqual([
      recorded(3),
      { id: eventId(4), outcome: "refused", reason: "not-listed" },
      { id: eventId(5), outcome: "refused", reason: "invalid" },
    ]);
    expect(await store.participants()).toEqual([{ ...beto, nombre: "Beto Núñez de León" }, ana]);
    // An import overrides the corrections of a door until the door corrects the name again.
    await saveList(store, [beto]);
    expect(await door.record(northDoor, [married])).toEqual([known(3)]);
    expect(await store.participants()).toEqual([beto, ana]);
    // A phone without a network corrected what it saw before that.
    const late = { ...rename(6, beto.carnet, "Beto Paz"), seen: "Beto Núñez de León" };
    const refused = { id: eventId(6), outcome: "refused", reason: "renamed" };
    expect(await door.record(northDoor, [late])).toEqual([refused]);
    expect(await store.participants()).toEqual([beto, ana]);
    expect(await wholeLog(door)).toHaveLength(3);
    const present = { ...rename(7, beto.carnet, "Beto Paz"), seen: beto.nombre };
    expect(await door.record(northDoor, [present])).toMatchObject([{ outcome: "recorded" }]);
    expect(await store.participants()).toEqual([{ ...beto, nombre: "Beto Paz" }, ana]);
  });

  test("a door's lines are set aside with their effects on the list", async ({ store, other }) => {
    await saveList(store, [ana, beto]);
    await store.door.open(opening(north));
    await store.door.record(southDoor, [entry(1, beto.carnet)]);
    const eva = { ...carla, numeroTicket: "55" };
    const done = [entry(2, ana.carnet), rename(3, ana.carnet, "X"), walkIn(4, eva)];
    const corrected = [rename(5, eva.carnet, "Y"), rename(6, ana.carnet, "Z")];
    await store.door.record(northDoor, [...done, ...corrected]);
    const before = await other.door.readLog(0);
    await other.readList();
    expect(await setNorthAside(store)).toEqual({ lines: 5, names: 1, people: 1 });
    expect(await other.participants()).toEqual([beto, ana]);
    expect((await other.readList()).participants).toEqual([beto, ana]);
    const after = await other.door.readLog(0);
    expect(after.lines.map(({ id }) => id)).toEqual([eventId(1)]);
    expect(after.logId).not.toBe(before.logId);
    const again = await store.door.record(northDoor, [entry(2, ana.carnet)]);
    expect(again).toEqual([{ ...known(2), isSetAside: true }]);
    const kept = (await store.door.lines()).filter(({ isSetAside }) => isSetAside);
    expect(kept.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6].map(eventId));
  });

  test("setting lines aside is completed by repeating it", async ({ store, other }) => {
    const dora = { ...beto, carnet: "2490-22-3", numeroTicket: "11" };
    const step = journalEntry({ kind: "start-over" });
    await store.door.record(northDoor, [walkIn(1, carla), entry(2, ana.carnet)]);
    expect((await other.door.readLog(0)).lines).toHaveLength(2);
    const setAside = () => Promise.reject(new Error("interrupted"));
    const failing = { ...store, door: { ...store.door, setAside } };
    await expect(setLinesAside(failing, () => true, step)).rejects.toThrow("interrupted");
    const done = { lines: 2, names: 0, people: 0 };
    expect(await setLinesAside(store, () => true, step)).toEqual(done);
    expect((await other.door.readLog(0)).lines).toEqual([]);
    expect(await store.journal.list(null, 1)).toMatchObject([{ id: step.id, people: 1 }]);

    await store.door.record(northDoor, [walkIn(3, dora)]);
    await setLinesAside(store, () => true, step);
    expect((await other.door.readLog(0)).lines).toEqual([]);
    expect(await store.participants()).toEqual([]);
  });

  test("whoever was added and corrected at once is as corrected", async ({ store, other }) => {
    await store.door.record(northDoor, [walkIn(1, ana)]);
    const corrected = { ...ana, nombre: "Ana Xicará Paz" };
    await change(store, [{ before: ana, after: corrected }]);
    const { participants, position } = await other.readList();
    const people = listAfter(participants, position, await wholeLog(other.door));
    expect([...people.values()]).toEqual([corrected]);
  });

  test("whoever was corrected elsewhere stays when lines are set aside", async ({
    store,
    other,
  }) => {
    const version = await other.listVersion();
    await other.readList();
    await store.door.record(northDoor, [walkIn(1, ana), walkIn(2, carla)]);
    await store.door.record(southDoor, [entry(3, ana.carnet), rename(4, ana.carnet, "Ana Paz")]);
    const corrected = { ...carla, numeroTicket: "55" };
    await change(store, [{ before: carla, after: corrected }]);
    await setNorthAside(store);
    expect(await other.listVersion()).not.toBe(version);
    const { participants } = await other.readList();
    expect(participants).toEqual([corrected, { ...ana, nombre: "Ana Paz" }]);
  });

  test("whom a door adds or renames is in the journal, under its name, on the same version of the list, and recorded again after a restore", async ({
    store,
    other,
  }) => {
    await saveList(store, [ana]);
    const version = await store.listVersion();
    expect(await other.listVersion()).toBe(version);
    const older = await contentsOf(store);
    const renamed = { ...ana, nombre: "Ana de Paz" };
    const sent = [walkIn(1, carla), entry(2, ana.carnet), rename(3, ana.carnet, renamed.nombre)];
    await store.door.record(northDoor, sent);
    await store.door.record(northDoor, sent);
    expect(await store.listVersion()).toBe(version);
    const [correction, addition, ...earlier] = await store.journal.list(null, 10);
    expect(earlier).toHaveLength(1);
    expect(correction).toMatchObject({ kind: "door-rename", by: north, people: 1 });
    expect(await store.journal.naming(ana.carnet)).toMatchObject([
      { entry: correction, change: { before: ana, after: renamed } },
      {},
    ]);
    const added = { entry: addition, change: { before: null, after: carla } };
    expect(await store.journal.naming(carla.carnet)).toEqual([added]);
    await store.restore(older);
    expect(await store.door.record(northDoor, sent)).toEqual([1, 2, 3].map(recorded));
    expect(await store.participants()).toEqual([carla, renamed]);
    const history = await store.journal.naming(carla.carnet);
    expect(history).toMatchObject([{ entry: { kind: "door-add" } }, added]);
  });

  test("a walk-in who is on the list becomes an entry, one whose ticket is taken gets the next free number, in each answer", async ({
    store,
  }) => {
    const listed = [beto, ana].map((person, at) => ({ ...person, numeroTicket: `01${at}` }));
    await saveList(store, listed);
    const other = { ...ana, nombre: "Otra", numeroTicket: "99" };
    const sent = [walkIn(1, other), walkIn(2, { ...carla, numeroTicket: "010" })];
    const entered = { ...entry(1, ana.carnet), door: north };
    const added = { ...walkIn(2, { ...carla, numeroTicket: "012" }), door: north };
    for (const outcome of ["recorded", "known"]) {
      expect(await store.door.record(northDoor, sent)).toEqual([
        { id: eventId(1), outcome, changed: entered },
        { id: eventId(2), outcome, changed: added },
      ]);
    }
    expect(await store.participants()).toEqual([{ ...carla, numeroTicket: "012" }, ...listed]);
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
