// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXCHANGE_EVERY_MS } from "../../../domain/door/calls.ts";
import { type ExchangeOutcome, startExchanges } from "./exchange-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an exchange that throws is reported and followed by others", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const fault = new Error("Unforeseen");
  const exchange = vi.fn(async (): Promise<ExchangeOutcome> => "done");
  exchange.mockRejectedValueOnce(fault);
  const loop = startExchanges(exchange);
  await vi.advanceTimersByTimeAsync(10 * EXCHANGE_EVERY_MS);
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  const before = exchange.mock.calls.length;
  expect(before).toBeGreaterThan(2);
  loop.syncNow();
  expect(exchange.mock.calls.length).toBe(before + 1);
  loop.stop();
});

test("lines written during an exchange are sent right after it", async () => {
  const ends: (() => void)[] = [];
  const exchange = vi.fn(
    () => new Promise<ExchangeOutcome>((resolve) => ends.push(() => resolve("done"))),
  );
  const loop = startExchanges(exchange);
  loop.syncNow();
  expect(exchange).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(exchange).toHaveBeenCalledTimes(2);
  loop.stop();
});
