import { expect, test } from "vitest";
import { ana, beto, students } from "#app/store/testing/arrangement.ts";
import { change, journalEntry } from "#app/store/testing/contracts/change-contract.ts";
import { newProject } from "#app/store/testing/firestore-under-test.ts";
import { pass } from "#platform/store/testing/breakable-calls.ts";
import { listWith } from "#testing/list-with.ts";
import { saveList } from "#testing/save-list.ts";
import type { Participant } from "../model/carnet/participant.ts";
import { changesOf, type PersonChange } from "../model/list-change.ts";
import { planImport } from "../model/plan-import.ts";

const adding = (after: Participant): PersonChange => ({ before: null, after });
const replacing = (stored: readonly Participant[], list: readonly Participant[]) =>
  changesOf(planImport(stored, list, "replace"));

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
  expect((await change(store, replacing(list, next))).kind).toBe("saved");
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
    await change(other, [adding(ana)]);
  };
  // The other organiser's change is committed first although both have read the same version.
  proxy.decide("Commit", pass, pass, { kind: "pass", first: meanwhile });
  const entry = journalEntry();
  expect(await change(store, list.map(adding), entry)).toEqual({ kind: "outdated", written: 800 });
  const written = list.slice(0, 800).map(adding);
  expect(await store.participants()).toEqual(listWith([], [...written, adding(ana)]));
  expect(await store.journal.find(entry.id)).toMatchObject({ people: 800 });
  expect(await store.journal.changes(entry.id)).toEqual(written);
  // This server knows the other's version, so the rest can be planned at once.
  expect(await saveList(store, list)).toMatchObject({ added: 500 });
});

test("nobody gets a ticket that somebody else keeps in the same change", async () => {
  const project = await newProject();
  const store = await project.openStore();
  await saveList(store, [ana]);
  const heir = adding({ ...beto, numeroTicket: ana.numeroTicket });
  const renamed = { before: ana, after: { ...ana, nombre: "Ana de Paz" } };
  expect(await change(store, [renamed, heir])).toEqual({ kind: "outdated", written: 0 });
});
