import { expect, it } from "vitest";
import { createEditHistory, historyKey } from "./edit-history.ts";

const state = (value: string) => ({ value, caret: value.length });

function historyOf(...values: string[]) {
  const history = createEditHistory();
  for (const value of values) history.record(state(value));
  return history;
}

it("goes back edit by edit to the empty field, and forth again", () => {
  const history = historyOf("2", "24");
  expect(history.undo()).toEqual(state("2"));
  expect(history.undo()).toEqual(state(""));
  expect(history.undo()).toBeNull();
  expect(history.redo()).toEqual(state("2"));
  expect(history.redo()).toEqual(state("24"));
  expect(history.redo()).toBeNull();
});

it("drops what was undone once something else is typed", () => {
  const history = historyOf("2", "24");
  history.undo();
  history.record(state("25"));
  expect(history.redo()).toBeNull();
  expect(history.undo()).toEqual(state("2"));
});

it("records no step for an edit that changed nothing, but does record its caret", () => {
  const history = historyOf("24", "249");
  history.record({ value: "249", caret: 1 });
  history.undo();
  expect(history.redo()).toEqual({ value: "249", caret: 1 });
});

it("restores nothing from before it was cleared", () => {
  const history = historyOf("2490-21-104512", "");
  history.forget();
  expect(history.undo()).toBeNull();
  history.undo();
  history.record(state("2"));
  expect(history.undo()).toEqual(state(""));
});

const no = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  [{ ...no, key: "z", ctrlKey: true }, "undo"],
  [{ ...no, key: "z", metaKey: true }, "undo"],
  [{ ...no, key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
  [{ ...no, key: "y", ctrlKey: true }, "redo"],
  [{ ...no, key: "y", metaKey: true }, null],
  [{ ...no, key: "z" }, null],
  [{ ...no, key: "z", ctrlKey: true, altKey: true }, null],
])("%j asks for %s", (pressed, expected) => {
  expect(historyKey(pressed)).toBe(expected);
});
