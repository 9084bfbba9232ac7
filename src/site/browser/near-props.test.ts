import { afterEach, beforeEach, expect, test, vi } from "vitest";

const address = "/assets/props-1.json";
const fetched = vi.fn<typeof fetch>();
let readNearProps: typeof import("./near-props.ts").readNearProps;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched.mockReset());
  ({ readNearProps } = await import("./near-props.ts"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("all islands share one file, of which each gets its own", async () => {
  fetched.mockImplementation(async () => Response.json(["first", "second"]));
  expect(await Promise.all([0, 1].map((place) => readNearProps(address, place)))).toEqual([
    "first",
    "second",
  ]);
  expect(fetched.mock.calls).toEqual([[address]]);
});

test("after a lost connection, or a file that is gone, the next call fetches it again", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  fetched.mockResolvedValueOnce(Response.json(["first"]));
  await expect(readNearProps(address, 0)).rejects.toThrow("Failed to fetch");
  await expect(readNearProps(address, 0)).rejects.toThrow("404");
  expect(await readNearProps(address, 0)).toBe("first");
});
