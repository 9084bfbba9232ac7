import fc from "fast-check";
import { expect, test } from "vitest";
import { listWith } from "#testing/list-with.ts";
import type { Participant } from "./carnet/participant.ts";
import { changesOf } from "./list-change.ts";
import { planImport } from "./plan-import.ts";
import { planUndo } from "./plan-person.ts";

const ana = { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "1" };
const beto = { carnet: "2490-21-2", nombre: "Beto", numeroTicket: "2" };
const carla = { carnet: "2490-21-3", nombre: "Carla", numeroTicket: "3" };

const participant = fc.record({
  carnet: fc.integer({ min: 1, max: 9 }).map((serial) => `2490-21-${serial}`),
  nombre: fc.constantFrom("Ana", "Beto"),
  numeroTicket: fc.integer({ min: 1, max: 9 }).map(String),
});
const list = fc
  .uniqueArray(participant, { selector: ({ carnet }) => carnet })
  .map((rows) => [...new Map(rows.map((row) => [row.numeroTicket, row])).values()])
  .map((rows) => rows.toSorted((one, other) => (one.carnet < other.carnet ? -1 : 1)));

test("undoing an import restores the list, and undoing the undo imports it again", () => {
  fc.assert(
    fc.property(list, list, fc.constantFrom("merge", "replace"), (stored, rows, mode) => {
      const plan = planImport(stored, rows, mode);
      const step = changesOf(plan);
      const imported = listWith(stored, step);
      const tickets = new Set(imported.map(({ numeroTicket }) => numeroTicket));
      fc.pre(tickets.size === imported.length);
      const undo = planUndo(step, imported);
      if (undo.kind === "blocked") throw new Error("Nothing has changed since");
      expect(listWith(imported, undo.changes)).toEqual(stored);
      const redo = planUndo(undo.changes, stored);
      expect(redo.kind === "plan" && listWith(stored, redo.changes)).toEqual(imported);
    }),
  );
});

test.each<[string, readonly Participant[], Participant]>([
  [
    "somebody whom it added was corrected",
    [{ ...ana, nombre: "Ana Paz" }],
    { ...ana, nombre: "Ana Paz" },
  ],
  ["somebody whom it added was removed", [beto], ana],
])("a step is blocked when %s", (_what, present, named) => {
  expect(planUndo([{ before: null, after: ana }], present)).toEqual({
    kind: "blocked",
    people: [named],
  });
});

test.each<[string, Participant]>([
  ["the person is on the list again", { ...ana, nombre: "Otra", numeroTicket: "9" }],
  ["somebody else has the ticket", { ...carla, numeroTicket: ana.numeroTicket }],
])("a removal is blocked when %s", (_what, holder) => {
  expect(planUndo([{ before: ana, after: null }], [beto, holder])).toEqual({
    kind: "blocked",
    people: [holder],
  });
});

test("changes of other people do not block a step", () => {
  const step = [{ before: null, after: ana }];
  expect(planUndo(step, [ana, { ...beto, nombre: "Otro" }, carla])).toEqual({
    kind: "plan",
    changes: [{ before: ana, after: null }],
  });
});
