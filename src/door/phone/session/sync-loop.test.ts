// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SYNC_EVERY_MS } from "#door/model/calls.ts";
import { type SyncOutcome, startSyncLoop } from "./sync-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

test("a sync that throws is reported and followed by others", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const fault = new Error("Unforeseen");
  const sync = vi.fn(async (): Promise<SyncOutcome> => "done");
  sync.mockRejectedValueOnce(fault);
  const loop = startSyncLoop(sync);
  await vi.advanceTimersByTimeAsync(10 * SYNC_EVERY_MS);
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  const before = sync.mock.calls.length;
  expect(before).toBeGreaterThan(2);
  loop.syncNow();
  expect(sync.mock.calls.length).toBe(before + 1);
  loop.stop();
});

test("lines written during a sync are sent right after it", async () => {
  const ends: (() => void)[] = [];
  const sync = vi.fn(() => new Promise<SyncOutcome>((resolve) => ends.push(() => resolve("done"))));
  const loop = startSyncLoop(sync);
  loop.syncNow();
  expect(sync).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(sync).toHaveBeenCalledTimes(2);
  loop.stop();
});
