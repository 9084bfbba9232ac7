import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod/mini";
import { REPEATED_CALL_HEADER } from "./call-key.ts";
import { done, forOrganisers } from "./organiser-call.ts";
import { send } from "./send.ts";

const name = z.object({ name: z.string() });
const north = { name: "Norte" };

test("a call whose answer was lost is the same one when it is repeated, until another was done", async () => {
  const keys: (string | null)[] = [];
  let isLost = false;
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get(REPEATED_CALL_HEADER));
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ done: true });
  });
  const open = async (lost: boolean) => {
    isLost = lost;
    await send(forOrganisers.post("abrir", name, done), north).catch(() => {});
    isLost = false;
  };
  await open(true);
  await send(forOrganisers.ask("diario", name, done), north);
  await open(true);
  await send(forOrganisers.post("cerrar", name, done), north);
  await open(false);
  const [first, reading, repeated, , later] = keys;
  expect(reading).toBeNull();
  expect(repeated).toBe(first);
  expect(later).not.toBe(first);
});

test("a call with a whole list waits longer for its answer than others", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    signal?.throwIfAborted();
    return Response.json({ done: true });
  });
  const calls = [
    forOrganisers.get("hoy", done),
    forOrganisers.get("lista", done, { isLong: true }),
  ];
  const sent = Promise.allSettled(calls.map((call) => send(call)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await sent).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
