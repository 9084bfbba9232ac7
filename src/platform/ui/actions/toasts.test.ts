// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { messages, showCutPaste } from "./toasts.ts";

afterEach(() => messages.set([]));

/** What is said when `pasted` goes into a field of ten letters that has `value`, of which `chosen` are replaced. */
function saidOf(pasted: string, value = "", chosen = 0): string[] {
  const field = Object.assign(document.createElement("textarea"), { maxLength: 10, value });
  field.setSelectionRange(0, chosen);
  const event = new Event("paste");
  Object.defineProperties(event, {
    target: { value: field },
    clipboardData: { value: { getData: () => pasted } },
  });
  showCutPaste(event as ClipboardEvent);
  return messages.get().map(({ text }) => text);
}

test("a pasted text that its field cuts is told, one that fits or replaces enough is not", () => {
  expect(saidOf("diez letra")).toEqual([]);
  expect(saidOf("seis y", "ocho mas", 4)).toEqual([]);
  expect(saidOf("seis y", "ocho mas")).toEqual([expect.stringContaining("caben 10 letras")]);
});
