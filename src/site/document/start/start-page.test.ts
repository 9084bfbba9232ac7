// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import {
  allTasks,
  arrangePages,
  displayFont,
  laidOut,
  nextTask,
  page,
  run,
  settled,
  textFont,
} from "../../testing/start-page.ts";

arrangePages();

it.each([
  ["2025-08-01T07:59:59-06:00", "other"],
  ["2025-08-01T08:00:00-06:00", undefined],
  ["2025-10-04T06:59:59-06:00", undefined],
  ["2025-10-04T07:00:00-06:00", "other"],
])(
  "knows at %s, before it is painted, whether the page offers what it was built with",
  (now, phase) => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse(now));
    run();
    expect(document.documentElement.dataset.phase).toBe(phase);
  },
);

it("adds the letters of the title at once, and fetches nothing before the first screen is shown", () => {
  run();
  const letters = Uint8Array.from(new TextEncoder().encode("letters"));
  expect(page.added).toEqual([["Title", letters, { weight: "850 850" }]]);
  page.reportPaint("first-paint");
  expect(page.requested).toEqual([]);
  expect(page.links).toEqual([]);
  expect(laidOut()).toEqual([true, false, false, false]);
});

it("then fetches everything, once", async () => {
  run();
  page.reportPaint("first-contentful-paint");
  page.reportPaint("first-contentful-paint");
  expect(page.requested).toEqual([textFont, displayFont]);
  allTasks();
  expect(page.links.map(({ rel, href }) => [rel, new URL(href, location.href).pathname])).toEqual([
    ["stylesheet", "/assets/styles-1.css"],
    ["manifest", "/app.webmanifest"],
  ]);
});

it("lays the page out with each font in a task of its own", async () => {
  const layout = vi.spyOn(document.documentElement, "getBoundingClientRect");
  run();
  page.reportPaint("first-contentful-paint");
  nextTask();
  await settled();
  page.added = [];
  nextTask();
  expect(page.added).toEqual([textFont]);
  expect(layout).toHaveBeenCalledTimes(1);
  nextTask();
  expect(page.added).toEqual([textFont, displayFont]);
  expect(layout).toHaveBeenCalledTimes(2);
});

it("shows what is below part by part, once styles and fonts are there", async () => {
  run();
  page.reportPaint("first-contentful-paint");
  await settled();
  allTasks();
  expect(page.added).toContainEqual(textFont);
  expect(laidOut()).toEqual([true, false, false, false]);
  page.links[0]?.dispatchEvent(new Event("load"));
  await settled();
  expect(laidOut()).toEqual([true, false, false, false]);
  nextTask();
  expect(laidOut()).toEqual([true, true, false, false]);
  nextTask();
  expect(laidOut()).toEqual([true, true, true, false]);
  allTasks();
  expect(laidOut()).toEqual([true, true, true, true]);
  expect(document.documentElement.dataset.below).toBeUndefined();
});

it("shows what is below without the styles when they cannot be fetched", async () => {
  run();
  page.reportPaint("first-contentful-paint");
  page.links[0]?.dispatchEvent(new Event("error"));
  await settled();
  allTasks();
  expect(laidOut()).toEqual([true, true, true, true]);
});

it("stops waiting for fonts, and for a paint that is not reported, after 3 seconds", async () => {
  const load = vi.spyOn(FontFace.prototype, "load").mockReturnValue(new Promise(() => {}));
  run();
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(load).toHaveBeenCalledTimes(2);
  page.links[0]?.dispatchEvent(new Event("load"));
  await settled();
  allTasks();
  expect(laidOut()[1]).toBe(false);
  vi.advanceTimersByTime(3000);
  await settled();
  nextTask();
  expect(laidOut()[1]).toBe(true);
});

it("keeps what is below out of the layout for as long as the sheet is on its way", async () => {
  run();
  page.reportPaint("first-contentful-paint");
  vi.advanceTimersByTime(60_000);
  await settled();
  allTasks();
  expect(laidOut()).toEqual([true, false, false, false]);
});

it("waits for no paint on a hidden page, nor where the browser reports none", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  run();
  expect(page.requested).toHaveLength(2);
  hidden.mockRestore();
  vi.stubGlobal("PerformanceObserver", undefined);
  run();
  expect(page.requested).toHaveLength(4);
});
