// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { islandContent, renderPage } from "./entry-server.tsx";
import { testAssets, testEdition } from "./testing/edition.ts";

it("hydrates all islands of the prerendered page without console output", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-04T00:30:00-06:00") });
  const complaints = ["error", "warn"].map((level) =>
    vi.spyOn(console, level as "error").mockImplementation(() => undefined),
  );
  // Without it, no island waits until it is near.
  vi.stubGlobal("IntersectionObserver", undefined);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", async () => Response.json({ count: 41 }));
  // The build renders without these.
  const { window, document } = globalThis;
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
  const html = renderPage(testEdition(), testAssets);
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  const body = html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));
  // happy-dom loads no style sheets, and says so.
  document.body.innerHTML = body.replace(/<link [^>]*>/g, "");
  vi.resetModules();
  await act(async () => {
    // As the file has it.
    const content = JSON.parse(JSON.stringify(islandContent(testEdition())));
    (await import("./hydrate-islands.tsx")).hydrateIslands(content);
    await vi.dynamicImportSettled();
  });
  const footer = () => document.querySelector("#pie")?.textContent;
  await act(async () => expect.poll(footer).toContain("41"));
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(document.querySelectorAll("[data-island]:not([data-ready])")).toHaveLength(0);
});
