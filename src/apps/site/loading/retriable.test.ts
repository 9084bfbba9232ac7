import { expect, it, vi } from "vitest";
import { offerNewerVersion } from "./reload-notice.ts";
import { retriable } from "./retriable.ts";

vi.mock("./reload-notice.ts");

/** The URL of a module, with an ending like those of scripts. */
const address = "data:text/javascript,export%20const%20came=import.meta.url//.js";

it("every call resolves with the module", async () => {
  const load = vi.fn(async () => "module");
  const again = retriable(load);
  expect(await again()).toBe("module");
  expect(await again()).toBe("module");
});

it("rejects with the failure, and looks for a newer version of the page", async () => {
  const failure = new TypeError("No connection");
  await expect(retriable(() => Promise.reject(failure))()).rejects.toBe(failure);
  expect(offerNewerVersion).toHaveBeenCalled();
});

it("imports by another URL after a failure that names the file, and resolves with the module", async () => {
  const load = vi.fn(async (): Promise<{ came: string }> => {
    throw new TypeError(`error loading dynamically imported module: ${address}`);
  });
  const again = retriable(load);
  await expect(again()).rejects.toThrow();
  const { came } = await again();
  expect(came).toBe(`${address}?1`);
  expect((await again()).came).toBe(came);
  expect(load).toHaveBeenCalledTimes(1);
});

it("asks by the same address after a failure that names none", async () => {
  const load = vi.fn(async () => "module");
  load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  const again = retriable(load);
  await expect(again()).rejects.toThrow();
  expect(await again()).toBe("module");
});
