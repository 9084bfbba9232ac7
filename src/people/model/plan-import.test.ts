import fc from "fast-check";
import { expect, test } from "vitest";
import type { Participant } from "./carnet/participant.ts";
import { changesOf, type PersonChange } from "./list-change.ts";
import { planImport } from "./plan-import.ts";
import { planUndo } from "./plan-person.ts";

// There are few carnets, names and tickets, so that lists often overlap.
const participant = fc.record({
  carnet: fc.integer({ min: 1, max: 12 }).map((serial) => `2490-21-${serial}`),
  nombre: fc.constantFrom("Ana", "Beto"),
  numeroTicket: fc.integer({ min: 1, max: 12 }).map(String),
});
const list = fc
  .uniqueArray(participant, { selector: ({ carnet }) => carnet })
  .map((rows) => [...new Map(rows.map((row) => [row.numeroTicket, row])).values()])
  .map((rows) => rows.toSorted((one, other) => (one.carnet < other.carnet ? -1 : 1)));

/** The list, by carnet, once the changes are carried out. */
function listWith(before: readonly Participant[], changes: readonly PersonChange[]) {
  const people = new Map(before.map((person) => [person.carnet, person]));
  for (const { before } of changes) if (before !== null) people.delete(before.carnet);
  for (const { after } of changes) if (after !== null) people.set(after.carnet, after);
  return [...people.values()].sort((one, other) => (one.carnet < other.carnet ? -1 : 1));
}

test("carrying out a plan stores the list, with no carnet twice, and the counts add up", () => {
  fc.assert(
    fc.property(list, list, fc.constantFrom("merge", "replace"), (stored, rows, mode) => {
      const [leaving, ...staying] = stored.filter(
        ({ carnet }) => !rows.some((row) => row.carnet === carnet),
      );
      const plan = planImport(stored, rows, mode, leaving && [leaving.carnet]);
      const after = listWith(stored, changesOf(plan));
      const { added, changed, same, removed } = plan.summary;
      expect(added + changed + same).toBe(rows.length);
      expect(after).toHaveLength(stored.length + added - removed);
      const carnets = new Set(after.map(({ carnet }) => carnet));
      expect(carnets.size).toBe(after.length);
      expect(after).toEqual(expect.arrayContaining(rows));
      if (mode === "replace") expect(after).toHaveLength(rows.length);
      else {
        for (const { carnet } of staying) expect(carnets).toContain(carnet);
        expect(carnets).not.toContain(leaving?.carnet);
      }
    }),
  );
});

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
