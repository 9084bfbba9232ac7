import { expect } from "vitest";
import type { Store } from "#app/store/store.ts";
import type { SentLine } from "#door/model/lines.ts";
import type { PersonChange } from "#people/model/list-change.ts";
import { saveList } from "#testing/save-list.ts";
import { ana, beto, carla, type StoreTest } from "../arrangement.ts";
import { adding, change, journalEntry, removing } from "../changes.ts";
import { entry as entryAt, northDoor, rename, walkIn } from "../door-arrangement.ts";

const nothing = async () => {};
const atDoor =
  (...lines: SentLine[]) =>
  (store: Store) =>
    store.door.record(northDoor, lines);
const renamed = rename(2, ana.carnet, "Ana Paz");
const carlaWithAnas = { ...carla, numeroTicket: ana.numeroTicket };
const withCarlas = { ...carla, carnet: "2490-25-1" };
const kept = { before: ana, after: { ...ana, nombre: "Ana Paz" } };

/** The contract of every store about changes of the list. */
export function changeContract(test: StoreTest): void {
  test("people are added, changed and removed, with an optional value too, each as a new version", async ({
    store,
  }) => {
    const reachable = { ...ana, correo: "ana@example.org", telefono: "5555 0000" };
    const changed = { ...ana, nombre: "Ana de Paz", correo: "ana@example.com" };
    const versions = new Set([await store.listVersion()]);
    for (const [before, after] of [
      [null, reachable],
      [reachable, changed],
      [changed, ana],
      [ana, null],
    ] as const) {
      const answer = await change(store, [{ before, after }]);
      const version = await store.listVersion();
      expect(answer).toEqual({ kind: "saved", version });
      versions.add(version);
      expect(await store.participants()).toEqual(after ? [after] : []);
      expect(await store.findParticipant(ana.carnet)).toEqual(after);
    }
    expect(versions.size).toBe(5);
  });

  test("people may swap tickets, in cycles too, and get another carnet", async ({ store }) => {
    await saveList(store, [ana, beto, carla]);
    const renumbered = { ...beto, carnet: "2490-20-99", personId: beto.carnet };
    const changes = [
      { before: ana, after: { ...ana, numeroTicket: beto.numeroTicket } },
      { before: beto, after: { ...renumbered, numeroTicket: carla.numeroTicket } },
      { before: carla, after: carlaWithAnas },
    ];
    expect((await change(store, changes)).kind).toBe("saved");
    expect(await store.participants()).toEqual(changes.map(({ after }) => after).toReversed());
  });

  test.for<[string, (store: Store) => Promise<unknown>, readonly PersonChange[]]>([
    ["the list has changed since", (store) => change(store, adding(carla)), removing(beto)],
    ["a door renamed somebody", atDoor(entryAt(1, ana.carnet), renamed), removing(ana)],
    ["a door added the same person", atDoor(walkIn(1, carla)), adding(carla)],
    ["a door gave the ticket to somebody", atDoor(walkIn(1, carla)), adding(withCarlas)],
    ["somebody who stays has the ticket", nothing, adding(carlaWithAnas)],
    ["somebody keeps the ticket meanwhile", nothing, [kept, ...adding(carlaWithAnas)]],
    ["somebody has the carnet", nothing, adding({ ...ana, numeroTicket: "70" })],
    ["the person is not on the list", nothing, removing(carla)],
  ])("nothing is written when %s", async ([, meanwhile, changes], { store }) => {
    await saveList(store, [ana, beto]);
    const version = await store.listVersion();
    await meanwhile(store);
    const list = await store.participants();
    const [newest] = await store.journal.list(null, 1);
    const fresh = adding({ carnet: "2490-25-2", nombre: "Diego", numeroTicket: "50" });
    const entry = journalEntry();
    const answer = await store.changeList({ version, changes: [...fresh, ...changes], entry });
    expect(answer).toEqual({ kind: "outdated", written: 0 });
    expect(await store.participants()).toEqual(list);
    expect(await store.journal.list(null, 1)).toEqual([newest]);
  });

  test("of two changes of one version, one learns that it is outdated", async ({
    store,
    other,
  }) => {
    const version = await store.listVersion();
    const answers = await Promise.all(
      [store, other].map((each, index) => {
        const changes = adding({ ...ana, nombre: `Ana ${index}` });
        return each.changeList({ version, changes, entry: journalEntry() });
      }),
    );
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["outdated", "saved"]);
    expect(await store.participants()).toHaveLength(1);
    const loser = answers[0]?.kind === "outdated" ? store : other;
    expect((await change(loser, adding(beto))).kind).toBe("saved");
  });
}
