// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "./entry-server.tsx";
import { testEdition } from "./testing/edition.ts";
import { ImmediateObserver } from "./testing/immediate-observer.ts";

const noAssets = {
  styles: "",
  sheet: null,
  scripts: [],
  startProgram: "",
  nearProps: null,
  fontSheet: "",
  fonts: [],
  titleFont: null,
  siteUrl: null,
};

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts the page into the document as built, and runs its script. */
async function open(edition = testEdition()): Promise<void> {
  const html = asOnTheServer(() => renderPage(edition, noAssets));
  document.body.innerHTML = html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));
  vi.resetModules();
  await act(async () => {
    await import("./entry-client.tsx");
    await vi.waitFor(() => expect(islands("participant-check")).toEqual(["true"]));
    await vi.dynamicImportSettled();
  });
}

/** Of each island of this name, or of any, whether it is awake. */
function islands(name?: string): (string | undefined)[] {
  const selector = name === undefined ? "[data-island]" : `[data-island="${name}"]`;
  return [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.awake);
}

it("comes alive on the prerendered page without a word on the console", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-04T00:30:00-06:00") });
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open();
  const asleep = () => [...document.querySelectorAll("[data-island]:not([data-awake])")];
  const links = [...document.querySelectorAll('[data-island="action-links"]')];
  await vi.waitFor(() => expect(asleep()).toEqual(links));
  expect(complaints.mock.calls).toEqual([]);
  expect(islands().length).toBeGreaterThan(6);
  expect(document.querySelector('[role="timer"]')?.getAttribute("data-state")).toBe("counting");
  expect(document.querySelector("#pie")?.textContent).toContain("41");
});

describe("the links of hero and footer", () => {
  const { edicion } = testEdition();
  const texts = () =>
    [...document.querySelectorAll('[data-island="action-links"]')].map(
      (links) => links.textContent,
    );
  const both = (text: string) => [text, text];
  it("stay as built where the clock asks for nothing else", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-09-01T00:00:00-06:00") });
    await open();
    expect(islands("action-links")).toEqual([undefined, undefined]);
    expect(texts()).toEqual(both("Consigue tu entrada aquíValida tu registro"));
  });

  it("wake where the clock decides which ones there are", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-25T00:00:00-06:00") });
    await open();
    expect(islands("action-links")).toEqual(["true", "true"]);
    expect(texts()).toEqual(both("Mira las fotosValida tu registro"));
  });

  it("wake when the phase that says something else begins", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    vi.setSystemTime("2025-10-03T23:59:00-06:00");
    const fases = { dia: { entrada: "Aún hay entradas en la puerta" } };
    await open({ ...testEdition(), edicion: { ...edicion, fases } });
    expect(islands("action-links")).toEqual([undefined, undefined]);
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(islands("action-links")).toEqual(["true", "true"]);
    expect(texts()).toEqual(both("Aún hay entradas en la puertaValida tu registro"));
  });
});
