// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { messages, showCutPaste } from "./toasts.ts";

afterEach(() => messages.set([]));

/** Pastes into a field for ten letters, over the first `chosen` of its `value`; returns the messages in view. */
function saidOf(pasted: string, value = "", chosen = 0): string[] {
  const field = Object.assign(document.createElement("textarea"), { maxLength: 10, value });
  field.setSelectionRange(0, chosen);
  const event = new Event("paste");
  const clipboardData = { value: { getData: () => pasted } };
  Object.defineProperties(event, { target: { value: field }, clipboardData });
  showCutPaste(event as ClipboardEvent);
  return messages.get().map(({ text }) => text);
}

test("a message says that a field has cut a pasted text, and none comes if the text fits or replaces enough", () => {
  expect(saidOf("diez letra")).toEqual([]);
  expect(saidOf("seis y", "ocho mas", 4)).toEqual([]);
  expect(saidOf("seis y", "ocho mas")).toEqual([expect.stringContaining("caben 10 letras")]);
});
