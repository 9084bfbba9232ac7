import { expect, test } from "vitest";
import { type JournalEntry, undoneSteps } from "./journal.ts";

const entry = (id: string, kind: JournalEntry["kind"], undoes: string | null = null) =>
  ({ id, at: 0, by: "Marta", kind, detail: "", undoes, people: 1 }) satisfies JournalEntry;

test("a step counts again once its undo is undone", () => {
  const undo = entry("2", "undo", "1");
  const entries = [undo, entry("1", "import")];
  expect([...undoneSteps(entries)]).toEqual(["1"]);
  expect([...undoneSteps([entry("3", "undo", "2"), ...entries])]).toEqual(["2"]);
});
