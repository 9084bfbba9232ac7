// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "./entry-server.tsx";
import { testEdition } from "./testing/edition.ts";

const noAssets = {
  styles: "",
  sheet: null,
  scripts: [],
  fonts: [],
  titleFont: null,
  siteUrl: null,
};

/** Renders where there is no browser, as the build does: whoever looks for one must not find it. */
function asOnTheServer(render: () => string): string {
  const { window, document } = globalThis;
  vi.stubGlobal("window", undefined);
  vi.stubGlobal("document", undefined);
  const html = render();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  return html;
}

/** Tells every island at once that the visitor has come near. */
class ImmediateObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, boundingClientRect: { top: 0 } };
    queueMicrotask(() => this.#callback([entry as never], this as never));
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", ImmediateObserver);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("fetch", async () => Response.json({ count: 41 }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("comes alive on the prerendered page without a word on the console", async () => {
  const html = asOnTheServer(() => renderPage(testEdition(), noAssets));
  document.body.innerHTML = html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));
  const prerendered = document.body.querySelectorAll("[data-island]").length;
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);

  await act(async () => {
    await import("./entry-client.tsx");
    await vi.waitFor(() =>
      expect(document.querySelectorAll("[data-awake]")).toHaveLength(prerendered),
    );
    await vi.dynamicImportSettled();
  });

  expect(complaints.mock.calls).toEqual([]);
  expect(prerendered).toBeGreaterThan(6);
  expect(document.querySelector('[role="timer"]')?.getAttribute("data-state")).toBe("started");
  expect(document.querySelector("#pie")?.textContent).toContain("41");
});
