import { describe, expect, test } from "vitest";
import { attendance } from "../../domain/door/attendance.ts";
import type { SentEvent } from "../../domain/door/events.ts";
import { hashSecret, newSecret } from "../port/door-secret.ts";
import { LOG_PAGE, wholeLog } from "../port/door-store.ts";
import { type Arrangement, ana, beto, carla, everyone, importing } from "./arrangement.ts";
import { eventId, north, opening, south } from "./door-arrangement.ts";

const entry = (id: number, carnet: string, at = id): SentEvent => ({
  kind: "entry",
  id: eventId(id),
  at,
  carnet,
});
const walkIn = (id: number, person: typeof ana): SentEvent => ({
  kind: "walk-in",
  id: eventId(id),
  at: id,
  ...person,
});
const rename = (id: number, carnet: string, nombre: string): SentEvent => ({
  kind: "rename",
  id: eventId(id),
  at: id,
  carnet,
  nombre,
});
const recorded = (id: number) => ({ id: eventId(id), outcome: "recorded", changed: null });
const known = (id: number) => ({ id: eventId(id), outcome: "known", changed: null });

/** What every store promises about the doors of the event and their log. */
export function doorContract(name: string, { openable, storeWith }: Arrangement): void {
  describe(`${name}: doors`, () => {
    test("one that was opened is found by the hash of its secret alone, and listed by name", async () => {
      const { door } = await storeWith();
      const secret = newSecret();
      expect(await door.list()).toEqual([]);
      expect(await door.open(opening(south))).toBe(true);
      const opened = { ...opening(north), secretHash: hashSecret(secret) };
      expect(await door.open(opened)).toBe(true);
      expect(await door.find(hashSecret(secret))).toMatchObject({ ...opened, closedAt: null });
      for (const wrong of [newSecret(), secret.slice(1), ""]) {
        expect(await door.find(hashSecret(wrong))).toBeNull();
      }
      expect(await door.find(secret)).toBeNull();
      const doors = await door.list();
      expect(doors.map((each) => [each.name, each.lastContact])).toEqual([
        [north, null],
        [south, null],
      ]);
    });

    test("an open one is not opened again; a closed or expired one gets a new link", async () => {
      const { door } = await storeWith();
      const first = opening(north, { openedAt: 1000, validUntil: 5000 });
      await door.open(first);
      expect(await door.open(opening(north, { openedAt: 4999 }))).toBe(false);
      expect(await door.close(north, 2000)).toBe(true);
      expect(await door.close(north, 3000)).toBe(false);
      expect(await door.close("Otra", 3000)).toBe(false);
      expect(await door.find(first.secretHash)).toMatchObject({ closedAt: 2000 });
      const second = opening(north, { openedAt: 3000, validUntil: 5000 });
      expect(await door.open(second)).toBe(true);
      expect(await door.find(first.secretHash)).toBeNull();
      expect(await door.find(second.secretHash)).toMatchObject({ closedAt: null });
      expect(await door.close(north, 5000)).toBe(false);
      expect(await door.open(opening(north, { openedAt: 5000, validUntil: 9000 }))).toBe(true);
      expect(await door.list()).toHaveLength(1);
    });

    test("keeps names that would steer a path or a statement, and when a phone last asked", async () => {
      const { door } = await storeWith();
      for (const odd of [
        "../x",
        "__proto__",
        "Norte / Sur",
        "a.b[c]`",
        "'); DROP TABLE puertas;",
      ]) {
        expect(await door.open(opening(odd))).toBe(true);
        await door.noteContact(odd, 77);
        expect(await door.find(opening(odd).secretHash)).toMatchObject({ name: odd });
      }
      expect(new Set((await door.list()).map(({ lastContact }) => lastContact))).toEqual(
        new Set([77]),
      );
    });

    test("one that another server opened is found at once", async () => {
      const { store, openAgain } = await openable();
      const other = await openAgain();
      expect(await other.door.find(opening(north).secretHash)).toBeNull();
      await store.door.open(opening(north));
      expect(await other.door.find(opening(north).secretHash)).toMatchObject({ name: north });
    });
  });

  describe(`${name}: log of the doors`, () => {
    test("holds each event once, however often and beside what it is sent", async () => {
      const { door } = await storeWith(ana, beto);
      const first = entry(1, ana.carnet);
      expect(await door.record(north, [first])).toEqual([recorded(1)]);
      const mixed = [first, entry(2, beto.carnet), first];
      expect(await door.record(south, mixed)).toMatchObject([
        { id: eventId(1), outcome: "known", changed: { door: north } },
        recorded(2),
        { id: eventId(1), outcome: "known" },
      ]);
      expect(await door.record(north, [first])).toEqual([known(1)]);
      const log = await wholeLog(door);
      expect(log.map(({ position: _, ...line }) => line)).toEqual([
        { ...first, door: north },
        { ...entry(2, beto.carnet), door: south },
      ]);
    });

    test("is read from where one was, in parts, by any server", async () => {
      const { store, openAgain } = await openable();
      const { door } = await openAgain();
      const many = Array.from({ length: LOG_PAGE + 5 }, (_, index) => entry(index, "1"));
      for (let sent = 0; sent < many.length; sent += 200) {
        await store.door.record(north, many.slice(sent, sent + 200));
      }
      const first = await door.readLog(0);
      expect(first.more).toBe(true);
      const second = await store.door.readLog(first.cursor);
      expect(second.more).toBe(false);
      const ids = [...first.events, ...second.events].map(({ id }) => id);
      expect(ids.sort()).toEqual(many.map(({ id }) => id).sort());
      await store.door.record(south, [entry(9999, "2")]);
      const news = await door.readLog(second.cursor);
      expect(news.events.map(({ id }) => id)).toContain(eventId(9999));
      const last = await door.readLog(news.cursor + 60_000_000);
      expect(last).toEqual({ events: [], cursor: news.cursor + 60_000_000, more: false });
    });

    test("positions grow in the order in which events were recorded", async () => {
      const { store, openAgain } = await openable();
      const other = await openAgain();
      for (const id of [5, 1, 4, 2]) {
        await (id > 3 ? store : other).door.record(north, [entry(id, "1")]);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      const log = (await other.door.readLog(0)).events;
      expect(log.map(({ id }) => id)).toEqual([5, 1, 4, 2].map(eventId));
      const positions = log.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((one, next) => one - next));
    });

    test("an entry is taken of somebody who is not on the list, and an undoing before its entry", async () => {
      const { door } = await storeWith();
      const undo: SentEvent = { kind: "undo", id: eventId(2), at: 2, entry: eventId(1) };
      expect(await door.record(north, [undo])).toEqual([recorded(2)]);
      expect(await door.record(north, [entry(1, "2490-21-77"), entry(3, "2490-21-78")])).toEqual([
        recorded(1),
        recorded(3),
      ]);
      expect([...attendance(await wholeLog(door)).standing.keys()]).toEqual(["2490-21-78"]);
    });

    test("a walk-in is on the list and in the log, or nowhere", async () => {
      const store = await storeWith(ana);
      expect(await store.door.record(north, [walkIn(1, carla), walkIn(1, carla)])).toMatchObject([
        { outcome: "recorded", changed: null },
        { changed: null },
      ]);
      expect(await everyone(store)).toEqual([carla, ana]);
      expect(attendance(await wholeLog(store.door)).standing.get(carla.carnet)?.walkIn).toBe(true);
    });

    test("a walk-in who is on the list is an entry, and the answer says so each time", async () => {
      const store = await storeWith(ana);
      const other = { ...ana, nombre: "Otra", numeroTicket: "99" };
      const line = { ...entry(1, ana.carnet), door: north };
      const [first] = await store.door.record(north, [walkIn(1, other)]);
      const [again] = await store.door.record(north, [walkIn(1, other)]);
      expect(first).toEqual({ id: eventId(1), outcome: "recorded", changed: line });
      expect(again).toEqual({ id: eventId(1), outcome: "known", changed: line });
      expect(await everyone(store)).toEqual([ana]);
    });

    test("a walk-in whose ticket is taken gets the next free number", async () => {
      const store = await storeWith(
        { ...ana, numeroTicket: "009" },
        { ...beto, numeroTicket: "010" },
      );
      const events = [walkIn(1, { ...carla, numeroTicket: "009" })];
      const [answer] = await store.door.record(north, events);
      expect(answer).toMatchObject({ changed: { kind: "walk-in", numeroTicket: "011" } });
      expect(await store.findParticipant(carla.carnet)).toMatchObject({ numeroTicket: "011" });
      expect(await store.door.record(north, events)).toMatchObject([
        { outcome: "known", changed: { numeroTicket: "011" } },
      ]);
    });

    test("the same walk-in at two doors at once is one person who entered twice", async () => {
      const { store, openAgain } = await openable();
      const other = await openAgain();
      const answers = await Promise.all([
        store.door.record(north, [walkIn(1, carla)]),
        other.door.record(south, [walkIn(2, carla)]),
      ]);
      expect(answers.flat().map(({ outcome }) => outcome)).toEqual(["recorded", "recorded"]);
      expect(await everyone(store)).toEqual([carla]);
      const { standing, doubles } = attendance(await wholeLog(store.door));
      expect(standing.get(carla.carnet)).toMatchObject({ id: eventId(1) });
      expect(doubles).toHaveLength(1);
    });

    test("a name is corrected on the list; of nobody, it is refused and not kept", async () => {
      const store = await storeWith(ana, beto);
      const married = rename(1, beto.carnet, "Beto Núñez de León");
      expect(await store.door.record(north, [married, rename(2, carla.carnet, "Carla")])).toEqual([
        recorded(1),
        { id: eventId(2), outcome: "refused", reason: "not-listed" },
      ]);
      expect(await everyone(store)).toEqual([{ ...beto, nombre: "Beto Núñez de León" }, ana]);
      // An import has the last word until a door corrects the name anew.
      await store.saveParticipants([beto], importing());
      expect(await store.door.record(north, [married])).toEqual([known(1)]);
      expect(await everyone(store)).toEqual([beto, ana]);
      expect(await wholeLog(store.door)).toHaveLength(1);
    });

    test("people who are removed or imported anew keep their entries", async () => {
      const store = await storeWith(ana, beto);
      await store.door.record(north, [entry(1, ana.carnet), entry(2, beto.carnet)]);
      await store.saveParticipants([carla], importing({ mode: "replace" }));
      await store.removeParticipant(carla.carnet, () => {});
      await store.saveParticipants([ana], importing());
      expect(attendance(await wholeLog(store.door)).standing.size).toBe(2);
    });

    test("a list that is read from a position on holds what the log says up to there", async () => {
      const store = await storeWith(ana);
      await store.door.record(north, [walkIn(1, carla)]);
      const position = await store.door.position();
      const later = (await store.door.readLog(position)).events;
      const upToThere = (await wholeLog(store.door)).filter(
        (line) => !later.some(({ id }) => id === line.id),
      );
      const listed = await everyone(store);
      for (const line of [...upToThere, ...later]) {
        expect(listed.map(({ carnet }) => carnet)).toContain(
          line.kind === "walk-in" ? line.carnet : ana.carnet,
        );
      }
      expect(position).toBeLessThanOrEqual((await store.door.readLog(position)).cursor);
    });

    test("the list's version changes with imports and removals, and not with what the log holds", async () => {
      const { store, openAgain } = await openable();
      const other = await openAgain();
      const versions = [await store.door.listVersion()];
      const changes = [
        () => store.saveParticipants([ana, beto], importing()),
        () => other.saveParticipants([{ ...ana, nombre: "Otra" }], importing()),
        () => other.removeParticipant(beto.carnet, () => {}),
        () => store.saveParticipants([], importing({ mode: "replace" })),
      ];
      for (const change of changes) {
        await change();
        versions.push(await store.door.listVersion());
        expect(await other.door.listVersion()).toBe(versions.at(-1));
      }
      expect(new Set(versions).size).toBe(5);
      await store.saveParticipants([], importing({ mode: "replace" }));
      await store.saveParticipants([carla], importing({ simulate: true }));
      await store.removeParticipant(ana.carnet, () => {});
      await store.door.record(north, [walkIn(1, carla), rename(2, carla.carnet, "Carla")]);
      expect(await store.door.listVersion()).toBe(versions.at(-1));
    });

    test("keeps doors and log after it is closed and opened again", async () => {
      const { store, openAgain } = await openable();
      await store.door.open(opening(north));
      const recording = store.door.record(north, [entry(1, ana.carnet)]);
      await store.close();
      expect(await recording).toEqual([recorded(1)]);
      const { door } = await openAgain();
      expect(await wholeLog(door)).toHaveLength(1);
      expect(await door.find(opening(north).secretHash)).toMatchObject({ name: north });
    });
  });
}
