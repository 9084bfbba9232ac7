// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { islandContent, renderPage } from "./entry-server.tsx";
import { testAssets, testEdition } from "./testing/edition.ts";

/** Renders without browser globals, as the build does. */
function asOnTheServer(render: () => string): string {
  const { window, document } = globalThis;
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
  const html = render();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  return html;
}

beforeEach(() => {
  // Without it, no island waits until it is near.
  vi.stubGlobal("IntersectionObserver", undefined);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("fetch", async () => Response.json({ count: 41 }));
});

/** Puts the built page into the document, and runs its script until everything is hydrated. */
async function open(): Promise<void> {
  const html = asOnTheServer(() => renderPage(testEdition(), testAssets));
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
}

it("hydrates all islands of the prerendered page without console output", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-04T00:30:00-06:00") });
  const complaints = ["error", "warn"].map((level) =>
    vi.spyOn(console, level as "error").mockImplementation(() => undefined),
  );
  await open();
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(document.querySelectorAll("[data-island]:not([data-ready])")).toHaveLength(0);
});
