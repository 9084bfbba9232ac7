import { describe, expect, test } from "vitest";
import type { Participant } from "../../domain/carnet/participant.ts";
import {
  type Arrangement,
  ana,
  beto,
  carla,
  everyone,
  importing,
  students,
} from "./arrangement.ts";

/** The contract of every store about saving a list of participants. */
export function importContract(name: string, { openable, storeWith }: Arrangement): void {
  describe(`${name}: import`, () => {
    test("merging adds and updates, leaves the rest, and counts each kind", async () => {
      const store = await storeWith(ana, beto);
      const married = { ...beto, nombre: "Beto Núñez de León" };
      expect(await store.saveParticipants([ana, married, carla], importing())).toEqual({
        kind: "saved",
        summary: { added: 1, changed: 1, same: 1, removed: 0 },
      });
      expect(await store.saveParticipants([carla], importing())).toEqual({
        kind: "saved",
        summary: { added: 0, changed: 0, same: 1, removed: 0 },
      });
      expect(await everyone(store)).toEqual([carla, married, ana]);
    });

    test("replacing removes participants missing from the list", async () => {
      const store = await storeWith(ana, beto);
      expect(await store.saveParticipants([ana, carla], importing({ mode: "replace" }))).toEqual({
        kind: "saved",
        summary: { added: 1, changed: 0, same: 1, removed: 1 },
      });
      expect(await everyone(store)).toEqual([carla, ana]);
    });

    test("an empty list removes all when replacing and none when merging", async () => {
      const store = await storeWith(ana);
      await store.saveParticipants([], importing());
      expect(await store.countParticipants()).toBe(1);
      await store.saveParticipants([], importing({ mode: "replace" }));
      expect(await store.countParticipants()).toBe(0);
    });

    test("a ticket held by a participant outside the list stops a merge, and nothing is written", async () => {
      const store = await storeWith(ana, beto);
      const wanted = { ...carla, numeroTicket: ana.numeroTicket };
      const fresh = { ...carla, carnet: "2490-25-1", numeroTicket: "50" };
      expect(await store.saveParticipants([fresh, wanted], importing())).toEqual({
        kind: "conflicts",
        conflicts: [{ carnet: carla.carnet, numeroTicket: ana.numeroTicket, heldBy: ana.carnet }],
      });
      expect(await everyone(store)).toEqual([beto, ana]);
    });

    test("a ticket of a participant whom a replacement removes may be reused", async () => {
      const store = await storeWith(ana);
      const heir = { ...carla, numeroTicket: ana.numeroTicket };
      const outcome = await store.saveParticipants([heir], importing({ mode: "replace" }));
      expect(outcome.kind).toBe("saved");
      expect(await everyone(store)).toEqual([heir]);
    });

    test("listed participants may swap tickets and pass them round", async () => {
      const store = await storeWith(ana, beto, carla);
      const swapped = [
        { ...ana, numeroTicket: beto.numeroTicket },
        { ...beto, numeroTicket: carla.numeroTicket },
        { ...carla, numeroTicket: ana.numeroTicket },
      ];
      expect(await store.saveParticipants(swapped, importing())).toEqual({
        kind: "saved",
        summary: { added: 0, changed: 3, same: 0, removed: 0 },
      });
      expect(await everyone(store)).toEqual(swapped.toReversed());
    });

    test("hands over the previous list once a change is ready", async () => {
      const store = await storeWith(ana, beto);
      const previous: (readonly Participant[])[] = [];
      const keepPrevious = (list: readonly Participant[]) => void previous.push(list);
      const married = { ...beto, nombre: "Beto Núñez de León" };
      await store.saveParticipants([married, carla], importing({ keepPrevious }));
      expect(previous).toEqual([[beto, ana]]);
      await store.saveParticipants([], importing({ mode: "replace", keepPrevious }));
      expect(previous.slice(1)).toEqual([[carla, married, ana]]);
      await store.saveParticipants([ana], importing({ keepPrevious }));
      expect(previous.slice(2)).toEqual([[]]);
    });

    test("hands over nothing if nothing changes or the change is refused", async () => {
      const store = await storeWith(ana, beto);
      const keepPrevious = () => {
        throw new Error("There is no change");
      };
      await store.saveParticipants([ana], importing({ keepPrevious }));
      await store.saveParticipants([ana, beto], importing({ mode: "replace", keepPrevious }));
      const conflict = { ...carla, numeroTicket: ana.numeroTicket };
      expect((await store.saveParticipants([conflict], importing({ keepPrevious }))).kind).toBe(
        "conflicts",
      );
      expect(await store.removeParticipant(carla.carnet, keepPrevious)).toBe(false);
      expect(await everyone(store)).toEqual([beto, ana]);
    });

    test("writes nothing when the previous list cannot be saved", async () => {
      const store = await storeWith(ana, beto);
      const full = new Error("the disk is full");
      const keepPrevious = () => {
        throw full;
      };
      await expect(store.saveParticipants([carla], importing({ keepPrevious }))).rejects.toBe(full);
      await expect(store.removeParticipant(ana.carnet, keepPrevious)).rejects.toBe(full);
      expect(await everyone(store)).toEqual([beto, ana]);
      expect(await store.addVisit()).toBe(1);
    });

    test("a removal hands over the previous list", async () => {
      const store = await storeWith(ana, beto);
      const previous: (readonly Participant[])[] = [];
      await store.removeParticipant(ana.carnet, (list) => void previous.push(list));
      expect(previous).toEqual([[beto, ana]]);
    });

    test("reports progress up to the last row", async () => {
      const { store } = await openable();
      const list = students(1234);
      const progress: number[] = [];
      await store.saveParticipants(list, importing({ onProgress: (done) => progress.push(done) }));
      expect(progress.length).toBeGreaterThan(1);
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      expect(progress.at(-1)).toBe(1234);
      expect(await everyone(store)).toEqual(list);
    });
  });
}
