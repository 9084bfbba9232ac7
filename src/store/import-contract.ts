import { describe, expect, test } from "vitest";
import {
  type Arrangement,
  ana,
  beto,
  carla,
  everyone,
  importing,
  students,
} from "./contract-arrangement.ts";

/** What every store promises about saving a list of participants. */
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

    test("replacing removes whoever is not on the list", async () => {
      const store = await storeWith(ana, beto);
      expect(await store.saveParticipants([ana, carla], importing({ mode: "replace" }))).toEqual({
        kind: "saved",
        summary: { added: 1, changed: 0, same: 1, removed: 1 },
      });
      expect(await everyone(store)).toEqual([carla, ana]);
    });

    test("an empty list removes all when replacing and nobody when merging", async () => {
      const store = await storeWith(ana);
      await store.saveParticipants([], importing());
      expect(await store.countParticipants()).toBe(1);
      await store.saveParticipants([], importing({ mode: "replace" }));
      expect(await store.countParticipants()).toBe(0);
    });

    test("simulating tells the same and writes nothing", async () => {
      const store = await storeWith(ana, beto);
      const options = importing({ mode: "replace", simulate: true });
      expect(await store.saveParticipants([carla, { ...ana, nombre: "Otra" }], options)).toEqual({
        kind: "simulated",
        summary: { added: 1, changed: 1, same: 0, removed: 1 },
      });
      expect(await everyone(store)).toEqual([beto, ana]);
    });

    test("a ticket that somebody outside the list holds stops a merge, and nothing is written", async () => {
      const store = await storeWith(ana, beto);
      const wanted = { ...carla, numeroTicket: ana.numeroTicket };
      const fresh = { ...carla, carnet: "2490-25-1", numeroTicket: "50" };
      for (const simulate of [false, true]) {
        expect(await store.saveParticipants([fresh, wanted], importing({ simulate }))).toEqual({
          kind: "conflicts",
          conflicts: [{ carnet: carla.carnet, numeroTicket: ana.numeroTicket, heldBy: ana.carnet }],
        });
      }
      expect(await everyone(store)).toEqual([beto, ana]);
    });

    test("a ticket may pass on from somebody whom a replacement removes", async () => {
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

    test("tells how far it is, up to the last row", async () => {
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
