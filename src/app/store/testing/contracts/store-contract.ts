import { describe, expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, type OpenAgain, storeTest } from "../arrangement.ts";
import { entry, northDoor } from "../door-arrangement.ts";
import { backupContract } from "./backup-contract.ts";
import { certificateContract } from "./certificate-contract.ts";
import { changeContract } from "./change-contract.ts";
import { doorContract, doorLogContract } from "./door-contract.ts";
import { doorListContract } from "./door-list-contract.ts";
import { eraseContract } from "./erase-contract.ts";
import { identityContract } from "./identity-contract.ts";
import { organisersContract } from "./organisers-contract.ts";
import { announcementContract, registrationContract } from "./registration-contract.ts";
import { repeatContract } from "./repeat-contract.ts";

/** The parts of the contract, by what they are about. */
const contracts = {
  "changes of the list": changeContract,
  "ids of people": identityContract,
  organisers: organisersContract,
  certificates: certificateContract,
  backup: backupContract,
  "erasing somebody's data": eraseContract,
  "requests of students": registrationContract,
  announcements: announcementContract,
  doors: doorContract,
  "log of the doors": doorLogContract,
  "list and log of the doors": doorListContract,
  "a write that is repeated with its entry in the journal": repeatContract,
};

/**
 * The contract of every store. `createDatabase` creates an empty database, which lasts as long as the
 * running test, and resolves with a function that opens it.
 */
export function storeContract(name: string, createDatabase: () => Promise<OpenAgain>): void {
  const test = storeTest(createDatabase);
  for (const [topic, contract] of Object.entries(contracts)) {
    describe(`${name}: ${topic}`, () => contract(test));
  }

  describe(`${name}: participants`, () => {
    test("finds the only person whom a carnet may mean", async ({ store }) => {
      const other = { ...beto, carnet: "2490-21-45" };
      await saveList(store, [ana, other]);
      const find = (...possible: string[]) => store.findParticipant(possible[0] ?? "", possible);
      expect(await find("2490-21-045", "2490-21-0045", other.carnet)).toEqual(other);
      expect(await find("2490-21-5", ana.carnet, other.carnet)).toBeNull();
    });
  });

  describe(`${name}: visits`, () => {
    test("two servers lose none and count none twice", async ({ store, other, openAgain }) => {
      const totals = new Map<Store, number[]>([
        [store, []],
        [other, []],
      ]);
      const visitor = async (server: Store) => {
        for (let visit = 0; visit < 25; visit += 1) {
          totals.get(server)?.push(await server.addVisit());
        }
      };
      await Promise.all([store, other, store, other].map(visitor));
      // Two servers may return the same total, because each reads the other's visits only at
      // intervals.
      for (const returned of totals.values()) expect(new Set(returned).size).toBe(50);
      expect(Math.max(...[...totals.values()].flat())).toBeLessThanOrEqual(100);
      expect(await (await openAgain()).readVisits()).toBe(100);
    });
  });

  describe(`${name}: life`, () => {
    test("finishes calls in flight before it closes, even twice", async ({ store, openAgain }) => {
      const visits = Array.from({ length: 10 }, () => store.addVisit());
      const recording = store.door.record(northDoor, [entry(1, ana.carnet)]);
      const reading = store.readVisits();
      await store.close();
      await store.close();
      expect(await reading).toBeGreaterThanOrEqual(0);
      expect(Math.max(...(await Promise.all(visits)))).toBe(10);
      expect(await recording).toHaveLength(1);
      expect(await (await openAgain()).readVisits()).toBe(10);
    });
  });
}
