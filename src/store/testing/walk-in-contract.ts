import { describe, expect } from "vitest";
import { attendance } from "../../domain/attendance/attendance.ts";
import { saveList } from "../../testing/save-list.ts";
import { wholeLog } from "../port/door-store.ts";
import { ana, beto, carla, type StoreTest, students } from "./arrangement.ts";
import { entry, eventId, north, northDoor, southDoor, walkIn } from "./door-arrangement.ts";

/** The contract of every store about people whom a door adds. */
export function walkInContract(name: string, test: StoreTest): void {
  describe(`${name}: walk-ins`, () => {
    test("a walk-in is on the list and in the log, or nowhere", async ({ store }) => {
      await saveList(store, [ana]);
      expect(
        await store.door.record(northDoor, [walkIn(1, carla), walkIn(1, carla)]),
      ).toMatchObject([{ outcome: "recorded", changed: null }, { changed: null }]);
      expect(await store.participants()).toEqual([carla, ana]);
      expect(attendance(await wholeLog(store.door)).validEntries.get(carla.carnet)?.walkIn).toBe(
        true,
      );
    });

    test("a walk-in who is on the list becomes an entry, and each answer reports it", async ({
      store,
    }) => {
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

    test.for<[string, string, RegExp]>([
      ["digits", "9".repeat(40), /^[0-9a-f-]{12,40}$/],
      ["letters", "A".repeat(40), /^[0-9a-f-]{12,40}$/],
      ["letters that leave room", "A".repeat(38), /^A{38}-2$/],
    ])(
      "a walk-in whose ticket follows the longest one, of %s, is recorded and read",
      async ([, numeroTicket, given], { store }) => {
        await saveList(store, [{ ...ana, numeroTicket }]);
        await store.door.record(northDoor, [walkIn(1, { ...carla, numeroTicket })]);
        const registered = await store.findParticipant(carla.carnet);
        expect(registered?.numeroTicket).toMatch(given);
        expect(await wholeLog(store.door)).toMatchObject([
          { kind: "walk-in", numeroTicket: registered?.numeroTicket },
        ]);
      },
    );

    test("a free ticket is found behind a long run of taken ones", async ({ store }) => {
      const row = students(300).map((each, index) => ({ ...each, numeroTicket: `${index + 1}` }));
      await saveList(store, row);
      await store.door.record(northDoor, [walkIn(1, { ...carla, numeroTicket: "2" })]);
      const registered = await store.findParticipant(carla.carnet);
      expect(Number(registered?.numeroTicket)).toBeGreaterThan(300);
    });

    test("the same walk-in at two doors at once is one person who entered twice", async ({
      store,
      other,
    }) => {
      const answers = await Promise.all([
        store.door.record(northDoor, [walkIn(1, carla)]),
        other.door.record(southDoor, [walkIn(2, carla)]),
      ]);
      expect(answers.flat().map(({ outcome }) => outcome)).toEqual(["recorded", "recorded"]);
      expect(await store.participants()).toEqual([carla]);
      const { validEntries, duplicates } = attendance(await wholeLog(store.door));
      expect(validEntries.get(carla.carnet)).toMatchObject({ id: eventId(1) });
      expect(duplicates).toHaveLength(1);
    });
  });
}
