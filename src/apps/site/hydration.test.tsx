// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "./entry-server.tsx";
import { testEdition } from "./testing/edition.ts";
import { ImmediateObserver } from "./testing/immediate-observer.ts";

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
});

const settled = async (condition: () => void) => act(async () => vi.waitFor(condition));

/** Puts the built page into the document, and runs its script until everything is hydrated. */
async function open(edition = testEdition()): Promise<void> {
  const assets = {
    styles: "",
    script: null,
    modules: [],
    fonts: [],
    colours: { background: "#0d0506", text: "#fbf1ea", accent: "#ff3344", yellow: "#ffd02b" },
    siteUrl: null,
  };
  const html = asOnTheServer(() => renderPage(edition, assets));
  document.body.innerHTML = html.slice(html.indexOf("<body>") + 6, html.indexOf("</body>"));
  vi.resetModules();
  await act(async () => {
    (await import("./hydrate-page.tsx")).hydratePage();
    await vi.dynamicImportSettled();
  });
  await settled(() => expect(document.querySelector("#pie")?.textContent).toContain("41"));
}

it("hydrates the prerendered page without console output", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-04T00:30:00-06:00") });
  const complaints = ["error", "warn"].map((level) =>
    vi.spyOn(console, level as "error").mockImplementation(() => undefined),
  );
  await open();
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(document.querySelector('[role="timer"]')?.getAttribute("data-state")).toBe("counting");
});

describe("the links of hero and footer", () => {
  const { edicion } = testEdition();
  const texts = () =>
    ["[data-hero-actions]", "#pie div:has(> a + button)"].map(
      (links) => document.querySelector(links)?.textContent,
    );
  const both = (text: string) => [text, text];

  it("follow the clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-25T00:00:00-06:00") });
    await open();
    expect(texts()).toEqual(both("Mira las fotos de 2024Valida tu registro"));
  });

  it("change when a phase with other texts begins", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    vi.setSystemTime("2025-10-03T23:59:00-06:00");
    const fases = { dia: { entrada: "Aún hay entradas en la puerta" } };
    await open({ ...testEdition(), edicion: { ...edicion, fases } });
    expect(texts()).toEqual(both("Consigue tu entrada aquíValida tu registro"));
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(texts()).toEqual(both("Aún hay entradas en la puertaValida tu registro"));
  });
});
