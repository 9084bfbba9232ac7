// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

let calls: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`);
    return answer();
  });
});

/** Renders the counter of a newly loaded page. */
async function show(): Promise<void> {
  vi.resetModules();
  const { Visits } = await import("./Visits.tsx");
  await act(async () => void render(<Visits />));
}
/** The counter's text for screen readers. */
const read = () => document.querySelector(".visually-hidden")?.textContent;

it.each([
  ["the server fails", async () => new Response("", { status: 503 })],
  ["the answer is no count", async () => Response.json({ count: "muchas" })],
  ["there is no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("leaves no empty place when %s, and reports it only in the console", async (_what, fail) => {
  const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
  answer = fail;
  await show();
  await expect.poll(() => complain.mock.calls.length).toBe(1);
  expect(complain.mock.calls[0]?.[0]).toBe("No se pudo leer el contador de visitas.");
  await expect.poll(() => screen.queryByText("Visitas")).toBeNull();
});

it("a visit is not counted while the page is only prerendered", async () => {
  answer = async () => Response.json({ count: 7 });
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  await show();
  expect(calls).toEqual([]);
  Reflect.deleteProperty(document, "prerendering");
  await act(async () => document.dispatchEvent(new Event("prerenderingchange")));
  await expect.poll(read).toBe("7");
});
