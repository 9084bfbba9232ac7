import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { contentsOf } from "#backup/server/store-contents.ts";
import { loseAnswer, pass, refuse } from "#platform/store/testing/breakable-calls.ts";
import { noContents } from "#testing/no-contents.ts";
import type { Store } from "./store.ts";
import { ana, beto, carla, students } from "./testing/arrangement.ts";
import { adding, journalEntry } from "./testing/changes.ts";
import { begun, invitation } from "./testing/contracts/organisers-contract.ts";
import { filled, journalledWrites } from "./testing/contracts/repeat-contract.ts";
import { entry as entryOf, northDoor, opening, walkIn } from "./testing/door-arrangement.ts";
import { documentsOf, newProject, put } from "./testing/firestore-under-test.ts";

const entry = journalEntry();

/** The outcome of a write and what is stored after it, without what a clock or chance has made. */
async function after(store: Store, write: (typeof journalledWrites)[number][1]) {
  const version = await store.listVersion();
  const outcome = await write(store, { ...entry, detail: version });
  const contents = await contentsOf(store);
  const steps = await store.journal.list(null, 10);
  return {
    outcome,
    contents: { ...contents, log: contents.log.map(({ recordedAt: _, ...line }) => line) },
    steps: steps.map(({ kind, people }) => ({ kind, people })),
  };
}

const otherWrites = [
  ["counting a visit", (store: Store) => store.addVisit()],
  // Its phone takes a line that is known as one that was recorded.
  ["an entry", async ({ door }: Store) => void (await door.record(northDoor, [entryOf(2, "1")]))],
  ["a walk-in", async ({ door }: Store) => void (await door.record(northDoor, [walkIn(2, carla)]))],
  [
    "using a personal link",
    async ({ access }: Store) => {
      const link = { ...invitation, id: "otra", secretHash: "enlace" };
      await access.save(link);
      return access.spend(link.secretHash, begun);
    },
  ],
] as const;

test.for([...journalledWrites, ...otherWrites])(
  "%s: a lost answer to its commit changes neither what is told nor what is stored",
  async ([, write]) => {
    const results: unknown[] = [];
    for (const isLost of [false, true]) {
      const { openStore, proxy } = await newProject();
      const store = await openStore();
      await filled(store);
      if (isLost) proxy.decide("Commit", loseAnswer, pass, loseAnswer);
      results.push(await after(store, write));
    }
    const [usual, unlucky] = results;
    expect(unlucky).toEqual(usual);
  },
);

test("a removal of requests that ended midway is completed by the next one, and recorded", async () => {
  const { openStore, proxy } = await newProject();
  const { registration, journal } = await openStore();
  for (const { carnet, nombre } of [ana, beto]) await registration.add({ carnet, nombre }, 1);
  proxy.decide("Commit", pass, refuse);
  await expect(registration.removeBefore(2, entry)).rejects.toThrow();
  expect(await registration.removeBefore(2, { ...entry, id: "otra" })).toBe(true);
  expect(await journal.list(null, 9)).toMatchObject([{ id: "otra" }]);
  expect(await registration.list()).toEqual([]);
});

test("a restore corrects documents in place, and leaves neither duplicates nor other people", async () => {
  const project = await newProject();
  const [other] = students(1);
  const notas = { texto: "pendiente" };
  await put(project, {
    "participantes/x": { ...ana, nombre: "Otra", talla: "M" },
    "participantes/y": ana,
    [`participantes/${carla.carnet}`]: beto,
    "participantes/z": { ...other },
    "participantes/notas": notas,
  });
  const store = await project.openStore();
  await store.restore({ ...noContents, participants: [ana, beto, carla] });
  expect(await store.participants()).toEqual([carla, beto, ana]);
  const documents = await documentsOf(project, "participantes");
  expect(documents).toMatchObject({ x: { ...ana, talla: "M" }, notas, [carla.carnet]: beto });
  expect(Object.keys(documents)).toHaveLength(4);
});

test("after an interrupted restore, a change that was planned before it is outdated", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore();
  const version = await store.listVersion();
  proxy.decide("Commit", pass, pass, refuse);
  const restoring = store.restore({ ...noContents, participants: students(500) });
  await expect(restoring).rejects.toThrow();
  const again = await openStore();
  const planned = { version, changes: adding(ana), entry };
  expect(await again.changeList(planned)).toEqual({ kind: "outdated", written: 0 });
  await again.restore({ ...noContents, participants: students(500) });
  expect(await again.participants()).toEqual(students(500));
});

test("a restore that fails at any of its commits is complete if and only if the journal has its entry", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore();
  for (let isRestored = false, passed = 0; !isRestored; passed += 1) {
    const commits = Array.from({ length: passed }, () => pass);
    proxy.decide("Commit", ...commits, refuse);
    const door = { ...opening(`Puerta ${passed}`), closedAt: null, lastContact: null };
    const contents = { ...noContents, participants: [ana], doors: [door], visits: passed };
    const entry = journalEntry({ kind: "restore" });
    const [restored] = await Promise.allSettled([store.restore(contents, entry)]);
    isRestored = restored.status === "fulfilled";
    proxy.decide("Commit");
    const isComplete = isDeepStrictEqual(await contentsOf(await openStore()), contents);
    expect(isComplete).toBe((await store.journal.find(entry.id)) !== null);
    expect(isComplete).toBe(isRestored);
  }
});
