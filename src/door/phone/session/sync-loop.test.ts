// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { SYNC_EVERY_MS } from "#door/model/calls.ts";
import { type SyncOutcome, startSyncLoop } from "./sync-loop.ts";

beforeEach(() => void vi.useFakeTimers());

test("syncs go on after one that throws, and a line written meanwhile is sent at once", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  const fault = new Error("Unforeseen");
  const written: string[] = ["a"];
  const sent: string[] = [];
  let isBroken = true;
  const loop = startSyncLoop(async (): Promise<SyncOutcome> => {
    if (isBroken) throw fault;
    sent.push(...written.splice(0));
    return "done";
  });
  await vi.advanceTimersByTimeAsync(0);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(SYNC_EVERY_MS);
  expect([reported, sent]).toEqual([[fault], ["a"]]);
  written.push("b");
  loop.syncNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(["a", "b"]);
  loop.stop();
});
