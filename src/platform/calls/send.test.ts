import { expect, test, vi } from "vitest";
import { REPEATED_CALL_HEADER } from "./call-key.ts";
import { ask, done, post } from "./send.ts";

test("a call whose answer was lost is the same one when it is repeated, until another was done", async () => {
  const keys: (string | null)[] = [];
  let isLost = false;
  vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get(REPEATED_CALL_HEADER));
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({});
  });
  const open = async (lost: boolean) => {
    isLost = lost;
    await post("/abrir", done, { name: "Norte" }).catch(() => {});
    isLost = false;
  };
  await open(true);
  await ask("/diario", done, { before: null });
  await open(true);
  await post("/cerrar", done, { name: "Norte" });
  await open(false);
  const [first, reading, repeated, , later] = keys;
  expect(reading).toBeNull();
  expect(repeated).toBe(first);
  expect(later).not.toBe(first);
});
