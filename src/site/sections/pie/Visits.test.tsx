// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

it.each([
  ["the server fails", async () => new Response("", { status: 503 })],
  ["the answer is no count", async () => Response.json({ count: "muchas" })],
  ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("leaves no empty place when %s, and reports it only in the console", async (_what, fail) => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", fail);
  // The count of a newly loaded page.
  vi.resetModules();
  const { Visits } = await import("./Visits.tsx");
  await act(async () => void render(<Visits />));
  await expect.poll(() => complain.mock.calls.length).toBe(1);
  expect(complain.mock.calls[0]?.[0]).toBe("No se pudo leer el contador de visitas.");
  await expect.poll(() => screen.queryByText("Visitas")).toBeNull();
});
