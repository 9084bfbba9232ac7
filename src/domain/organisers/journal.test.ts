import { expect, test } from "vitest";
import { type JournalEntry, lastStep, undoneSteps } from "./journal.ts";

const entry = (id: string, kind: JournalEntry["kind"], undoes: string | null = null) =>
  ({ id, at: 0, by: "Marta", kind, detail: "", undoes, people: 1 }) satisfies JournalEntry;

test("the last step is the newest change of the list that was not undone", () => {
  const first = entry("1", "import");
  const second = entry("2", "add");
  expect(lastStep([])).toBeNull();
  expect(lastStep([entry("3", "open-door"), second, first])).toBe(second);
  const undo = entry("3", "undo", "2");
  expect(lastStep([undo, second, first])).toBe(first);
  expect(lastStep([entry("4", "undo", "1"), undo, second, first])).toBeNull();
});

test("a step counts again once its undo is undone", () => {
  const step = entry("1", "import");
  const entries = [entry("3", "undo", "2"), entry("2", "undo", "1"), step];
  expect([...undoneSteps(entries)]).toEqual(["2"]);
  expect(lastStep(entries)).toBe(step);
});
