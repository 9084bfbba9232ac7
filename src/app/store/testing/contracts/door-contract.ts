import { expect, vi } from "vitest";
import { LOG_PAGE, wholeLog } from "#door/store/door-store.ts";
import { hashSecret } from "#platform/store/secret.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, type StoreTest } from "../arrangement.ts";
import {
  entry,
  eventId,
  known,
  north,
  northDoor,
  opening,
  recorded,
  south,
  southDoor,
} from "../door-arrangement.ts";

/** The contract of every store about the log of the doors. */
export function doorLogContract(test: StoreTest): void {
  test("stores each event once, however often it is sent", async ({ store }) => {
    await saveList(store, [ana, beto]);
    const { door } = store;
    const first = entry(1, ana.carnet);
    expect(await door.record(northDoor, [first])).toEqual([recorded(1)]);
    const mixed = [first, entry(2, beto.carnet), first];
    expect(await door.record(southDoor, mixed)).toMatchObject([
      { id: eventId(1), outcome: "known", changed: { door: north } },
      recorded(2),
      { id: eventId(1), outcome: "known" },
    ]);
    expect(await door.record(northDoor, [first])).toEqual([known(1)]);
    const log = await wholeLog(door);
    expect(log.map(({ position: _, ...line }) => line)).toEqual([
      { ...first, door: north },
      { ...entry(2, beto.carnet), door: south },
    ]);
  });

  test("is read from a cursor, in pages, on any server", async ({ store, other }) => {
    const many = Array.from({ length: LOG_PAGE + 5 }, (_, index) => entry(index, "1"));
    for (let sent = 0; sent < many.length; sent += 200) {
      await store.door.record(northDoor, many.slice(sent, sent + 200));
    }
    const first = await other.door.readLog(0);
    expect(first.more).toBe(true);
    // Firestore's emulator dates a burst of commits ahead of its clock.
    await vi.waitUntil(() => Date.now() * 1000 > first.cursor, { timeout: 600_000 });
    const second = await store.door.readLog(first.cursor);
    expect(second.more).toBe(false);
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids.sort()).toEqual(many.map(({ id }) => id).sort());
    await store.door.record(southDoor, [entry(9999, "2")]);
    const news = await other.door.readLog(second.cursor);
    expect(news.lines.map(({ id }) => id)).toContain(eventId(9999));
    const last = await other.door.readLog(news.cursor + 60_000_000);
    expect(last).toMatchObject({ lines: [], cursor: news.cursor + 60_000_000, more: false });
  });

  test("the lines about a person are found with what undoes them", async ({ store, other }) => {
    // The phone that undoes entries may be the first to find a network.
    await store.door.record(southDoor, [
      { kind: "undo", id: eventId(4), at: 4, entry: eventId(1) },
      { kind: "undo", id: eventId(5), at: 5, entry: eventId(2) },
    ]);
    await store.door.record(northDoor, [entry(1, "1"), entry(2, "2"), entry(3, "1")]);
    await store.door.setAside([eventId(3)]);
    const lines = (await other.door.linesOf("1")).map(({ id, door }) => id + door);
    expect(lines.sort()).toEqual([eventId(1) + north, eventId(4) + south]);
    expect(await other.door.linesOf("9")).toEqual([]);
  });
}

/** The contract of every store about the doors of the event. */
export function doorContract(test: StoreTest): void {
  test("an opened one is found by its secret's hash, on every server", async ({
    store: { door },
    other,
  }) => {
    const opened = opening(north);
    expect(await other.door.find(opened.secretHash)).toBeNull();
    for (const each of [opening(south), opened]) expect(await door.open(each)).toBe(true);
    await door.setAside([], undefined, 5000);
    for (const each of [door, other.door]) {
      const found = { ...opened, closedAt: null, startedOverAt: 5000 };
      expect(await each.find(opened.secretHash)).toMatchObject(found);
    }
    const doors = await door.list();
    expect(doors.map(({ name }) => name)).toEqual([north, south]);
    for (const { lastContact } of doors) expect(lastContact).toBeNull();
  });

  test("an open one is not opened again, but gets another link; others are opened with a new one", async ({
    store: { door },
  }) => {
    const before = opening(north, { openedAt: 1000, validUntil: 5000 });
    await door.open(before);
    const first = { ...before, secretHash: hashSecret("nuevo") };
    expect(await door.renew(north, first.secretHash, 1500)).toBe(true);
    expect(await door.find(before.secretHash)).toBeNull();
    expect(await door.find(first.secretHash)).toMatchObject(first);
    expect(await door.open(opening(north, { openedAt: 4999 }))).toBe(false);
    expect(await door.close(north, 2000)).toBe(true);
    expect(await door.close(north, 3000)).toBe(false);
    expect(await door.close("Otra", 3000)).toBe(false);
    expect(await door.renew(north, hashSecret("otro"), 3000)).toBe(false);
    expect(await door.renew("Otra", hashSecret("otro"), 3000)).toBe(false);
    expect(await door.find(first.secretHash)).toMatchObject({ closedAt: 2000 });
    const second = opening(north, { openedAt: 3000, validUntil: 5000 });
    expect(await door.open(second)).toBe(true);
    expect(await door.find(first.secretHash)).toBeNull();
    expect(await door.find(second.secretHash)).toMatchObject({ closedAt: null });
    expect(await door.close(north, 5000)).toBe(false);
    expect(await door.open(opening(north, { openedAt: 5000, validUntil: 9000 }))).toBe(true);
    expect(await door.list()).toHaveLength(1);
  });

  test("stores odd names, and a phone's last contact", async ({ store: { door } }) => {
    for (const odd of ["../x", "__proto__", "Norte / Sur", "a.b[c]`", "'); DROP TABLE puertas;"]) {
      expect(await door.open(opening(odd))).toBe(true);
      await door.noteContact(odd, 77);
      expect(await door.find(opening(odd).secretHash)).toMatchObject({ name: odd });
    }
    for (const { lastContact } of await door.list()) expect(lastContact).toBe(77);
  });
}
