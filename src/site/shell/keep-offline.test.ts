import { expect, test, vi } from "vitest";
import { keepOffline } from "./keep-offline.ts";

test("with data saver on, nothing is cached", () => {
  const register = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: { register }, connection: { saveData: true } });
  keepOffline();
  expect(register).not.toHaveBeenCalled();
});
