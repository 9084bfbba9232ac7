import { expect, test, vi } from "vitest";
import { keyOfCall, noteFailure } from "./call-key.ts";

test("the same call has the same key again only after it failed, and for five minutes", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const first = keyOfCall("abrir");
  expect(keyOfCall("abrir")).not.toBe(first);
  noteFailure("abrir", first);
  expect(keyOfCall("cerrar")).not.toBe(first);
  expect(keyOfCall("abrir")).toBe(first);
  noteFailure("abrir", first);
  vi.advanceTimersByTime(300_000);
  expect(keyOfCall("abrir")).not.toBe(first);
});
