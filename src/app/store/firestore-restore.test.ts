import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { contentsOf as allOf } from "#backup/server/store-contents.ts";
import { pass, refuse } from "#platform/store/testing/breakable-calls.ts";
import { noContents } from "#testing/no-contents.ts";
import { ana, beto, carla, students } from "./testing/arrangement.ts";
import { journalEntry } from "./testing/contracts/change-contract.ts";
import { opening } from "./testing/door-arrangement.ts";
import { contentsOf, newProject, put } from "./testing/firestore-under-test.ts";

test("a restore corrects documents in place, and leaves neither duplicates nor other people", async () => {
  const project = await newProject();
  const [other] = students(1);
  await put(project, {
    "participantes/x": { ...ana, nombre: "Otra", talla: "M" },
    "participantes/y": ana,
    [`participantes/${carla.carnet}`]: beto,
    "participantes/z": { ...other },
    "participantes/notas": { texto: "pendiente" },
  });
  const store = await project.openStore();
  await store.restore({ ...noContents, participants: [ana, beto, carla] });
  expect(await store.participants()).toEqual([carla, beto, ana]);
  const { x, y, z, notas, ...others } = await contentsOf(project, "participantes");
  expect({ x, y, z, notas }).toEqual({
    x: { ...ana, talla: "M" },
    y: undefined,
    z: undefined,
    notas: { texto: "pendiente" },
  });
  expect(others[carla.carnet]).toEqual(beto);
  expect(Object.values(others)).toHaveLength(2);
});

test("after an interrupted restore, a change that was planned before it is outdated", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore();
  const version = await store.listVersion();
  proxy.decide("Commit", pass, pass, refuse);
  const restoring = store.restore({ ...noContents, participants: students(500) });
  await expect(restoring).rejects.toThrow();
  const again = await openStore();
  const changes = [{ before: null, after: ana }];
  const change = { version, changes, entry: journalEntry() };
  expect(await again.changeList(change)).toEqual({ kind: "outdated", written: 0 });
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
    isRestored = await store.restore(contents, entry).then(
      () => true,
      () => false,
    );
    proxy.decide("Commit");
    const isComplete = isDeepStrictEqual(await allOf(await openStore()), contents);
    expect(isComplete).toBe((await store.journal.find(entry.id)) !== null);
    expect(isComplete).toBe(isRestored);
  }
});
