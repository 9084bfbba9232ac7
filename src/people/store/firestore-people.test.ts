import { expect, test } from "vitest";
import { ana, beto, carla, students } from "#app/store/testing/arrangement.ts";
import { adding, change, journalEntry } from "#app/store/testing/changes.ts";
import { northDoor, walkIn } from "#app/store/testing/door-arrangement.ts";
import { documentsOf, newProject, put } from "#app/store/testing/firestore-under-test.ts";
import { pass } from "#platform/store/testing/breakable-calls.ts";
import { saveList } from "#testing/save-list.ts";
import { changesOf } from "../model/list-change.ts";
import { planImport } from "../model/plan-import.ts";

test("while a list replaces another, participants who stay are always found and the list is never empty", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore();
  const list = students(700);
  const [stays] = list;
  if (stays === undefined) throw new Error("An empty list");
  await saveList(store, list);
  const next = [stays, ...students(1300).slice(700)];
  const visitor = await openStore();
  const found: unknown[] = [];
  const counts: number[] = [];
  const look = async () => {
    found.push(await visitor.findParticipant(stays.carnet));
    counts.push((await visitor.participants()).length);
  };
  proxy.decideAll({ kind: "pass", first: look }, "Commit");
  const replacing = changesOf(planImport(list, next, "replace"));
  expect((await change(store, replacing)).kind).toBe("saved");
  expect(found).not.toContain(null);
  // Additions come first, so in between there are more people than on either list, never fewer.
  expect(Math.max(...counts)).toBeGreaterThan(700);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(next.length);
  expect(await store.participants()).toEqual(next);
});

test("a change that another one interrupts between two commits reports and journals what it wrote", async () => {
  const { openStore, proxy } = await newProject();
  const store = await openStore();
  const other = await openStore();
  const list = students(1300);
  const meanwhile = async () => {
    proxy.decide("Commit");
    await change(other, adding(ana));
  };
  // The other organiser's change is committed first although both have read the same version.
  proxy.decide("Commit", pass, pass, { kind: "pass", first: meanwhile });
  const entry = journalEntry();
  const changed = await change(store, adding(...list), entry);
  expect(changed).toEqual({ kind: "outdated", written: 800 });
  const written = list.slice(0, 800);
  expect(await store.participants()).toEqual([...written, ana]);
  expect(await store.journal.find(entry.id)).toMatchObject({ people: 800 });
  expect(await store.journal.changes(entry.id)).toEqual(adding(...written));
  // This server knows the other's version, so the rest can be planned at once.
  expect(await saveList(store, list)).toMatchObject({ added: 500 });
});

test("a document with any id is found by its carnet, corrected in place and keeps its other fields", async () => {
  const project = await newProject();
  const extra = { talla: "M", pagos: [{ monto: 50 }] };
  await put(project, { "participantes/x7Gh2": { ...ana, ...extra } });
  const store = await project.openStore();
  expect(await store.findParticipant(ana.carnet)).toEqual(ana);
  expect(await store.participants()).toEqual([ana]);
  const married = { ...ana, nombre: "Ana Lucía Xicará de Paz" };
  await saveList(store, [married, beto]);
  const documents = { x7Gh2: { ...married, ...extra }, [beto.carnet]: beto };
  expect(await documentsOf(project, "participantes")).toEqual(documents);
});

test("a ticket that was entered as a number is taken, also for a door; that of a document without a carnet is free", async () => {
  const project = await newProject();
  await put(project, {
    "participantes/a": { ...ana, numeroTicket: 7 },
    "participantes/notas": { numeroTicket: "9" },
  });
  const store = await project.openStore();
  const add = (numeroTicket: string) => change(store, adding({ ...beto, numeroTicket }));
  expect(await add("7")).toEqual({ kind: "outdated", written: 0 });
  const [added] = await store.door.record(northDoor, [walkIn(1, { ...carla, numeroTicket: "7" })]);
  expect(added).toMatchObject({ changed: { numeroTicket: "8" } });
  expect((await add("9")).kind).toBe("saved");
});
