// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { belowRule } from "./below-rule.ts";
import { type StartAssets, startPage } from "./start-page.ts";

const assets: StartAssets = {
  titleFont: { family: "Title", woff2: btoa("letters"), weights: [850, 850] },
  manifest: "/app.webmanifest",
  scripts: ["data:text/javascript,globalThis.alive=true"],
  fonts: [
    { family: "Text", address: "/assets/text-1.woff2", weights: [400, 700] },
    { family: "Display", address: "/assets/display-1.woff2", weights: [850, 850] },
  ],
  sheet: "/assets/styles-1.css",
};
const textFont = ["Text", "url(/assets/text-1.woff2)", { weight: "400 700" }];
const displayFont = ["Display", "url(/assets/display-1.woff2)", { weight: "850 850" }];

let reportPaint: (name: string) => void;
let requested: unknown[];
let added: unknown[];
let arrivals: { type: string }[];
let links: HTMLLinkElement[];
/** Tasks that wait for their turn. */
let tasks: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  requested = [];
  added = [];
  arrivals = [{ type: "navigate" }];
  links = [];
  tasks = [];
  class PaintObserver {
    static supportedEntryTypes = ["paint"];
    constructor(callback: (list: unknown) => void) {
      reportPaint = (name) =>
        callback({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  class Channel {
    readonly port1 = { onmessage: () => {}, close() {} };
    readonly port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) };
  }
  vi.stubGlobal("MessageChannel", Channel);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => arrivals as never);
  // Connected to the document, happy-dom would at once report that the sheet cannot be fetched.
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
  vi.stubGlobal(
    "FontFace",
    class {
      readonly described: unknown[];
      constructor(...described: unknown[]) {
        this.described = described;
      }
      async load() {
        requested.push(this.described);
      }
    },
  );
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: ({ described }: { described: unknown }) => added.push(described) },
  });
  document.body.innerHTML =
    "<main><section></section><section></section><section></section></main><footer></footer>";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = "";
  delete document.documentElement.dataset.below;
});

function run(): void {
  startPage(assets);
}

function nextTask(): void {
  tasks.shift()?.();
}

function allTasks(): void {
  while (tasks.length > 0) nextTask();
}

/** Resolves when all promises have been followed; timers wait to be advanced. */
const settled = () => new Promise(setImmediate);
/** Which of hero, two sections and footer take part in the layout, by the page's own rule. */
function laidOut(): boolean[] {
  const [selector = ""] = belowRule().split("{");
  return [...document.querySelectorAll("section, footer")].map((part) => !part.matches(selector));
}

/** Whether the page's body is seen, by the page's own rule. */
function seen(): boolean {
  const [, selector = ""] = /\}(.*?)\{visibility:hidden\}/.exec(belowRule()) ?? [];
  return !document.body.matches(selector);
}

it("adds the letters of the title at once, and fetches nothing before the first screen is shown", () => {
  run();
  const letters = Uint8Array.from(new TextEncoder().encode("letters"));
  expect(added).toEqual([["Title", letters, { weight: "850 850" }]]);
  reportPaint("first-paint");
  expect(requested).toEqual([]);
  expect(links).toEqual([]);
  expect(laidOut()).toEqual([true, false, false, false]);
});

it("then fetches everything, once", async () => {
  run();
  reportPaint("first-contentful-paint");
  reportPaint("first-contentful-paint");
  expect(requested).toEqual([textFont, displayFont]);
  allTasks();
  expect(links.map(({ rel, href }) => [rel, new URL(href, location.href).pathname])).toEqual([
    ["stylesheet", "/assets/styles-1.css"],
    ["manifest", "/app.webmanifest"],
  ]);
});

it("lays the page out with each font in a task of its own", async () => {
  const layout = vi.spyOn(document.documentElement, "getBoundingClientRect");
  run();
  reportPaint("first-contentful-paint");
  nextTask();
  await settled();
  added = [];
  nextTask();
  expect(added).toEqual([textFont]);
  expect(layout).toHaveBeenCalledTimes(1);
  nextTask();
  expect(added).toEqual([textFont, displayFont]);
  expect(layout).toHaveBeenCalledTimes(2);
});

it("shows what is below part by part, once styles and fonts are there", async () => {
  run();
  reportPaint("first-contentful-paint");
  await settled();
  allTasks();
  expect(added).toContainEqual(textFont);
  expect(laidOut()).toEqual([true, false, false, false]);
  links[0]?.dispatchEvent(new Event("load"));
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
  reportPaint("first-contentful-paint");
  links[0]?.dispatchEvent(new Event("error"));
  await settled();
  allTasks();
  expect(laidOut()).toEqual([true, true, true, true]);
});

it("stops waiting for fonts, and for a paint that is not reported, after 3 seconds", async () => {
  const load = vi.spyOn(FontFace.prototype, "load").mockReturnValue(new Promise(() => {}));
  run();
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(load).toHaveBeenCalledTimes(assets.fonts.length);
  links[0]?.dispatchEvent(new Event("load"));
  await settled();
  allTasks();
  expect(laidOut()[1]).toBe(false);
  vi.advanceTimersByTime(3000);
  await settled();
  nextTask();
  expect(laidOut()[1]).toBe(true);
});

it.each(["reload", "back_forward"])("keeps the page whole on a %s", async (type) => {
  arrivals = [{ type }];
  run();
  expect(laidOut()).toEqual([true, true, true, true]);
  expect(requested).toEqual([textFont, displayFont]);
  // Parts that are marked as shown may be skipped far from the window.
  links[0]?.dispatchEvent(new Event("load"));
  await settled();
  allTasks();
  expect(document.querySelectorAll("[data-shown]")).toHaveLength(0);
});

it.each(["load", "error"])("shows a whole page at the %s of its sheet, not before", async (end) => {
  location.hash = "#ponentes";
  run();
  await settled();
  allTasks();
  expect(seen()).toBe(false);
  links[0]?.dispatchEvent(new Event(end));
  await settled();
  allTasks();
  expect(seen()).toBe(true);
});

it.each(["hash", "reload", "back_forward"])(
  "shows a whole page without its sheet after 3 seconds (%s)",
  async (way) => {
    if (way === "hash") location.hash = "#ponentes";
    else arrivals = [{ type: way }];
    run();
    vi.advanceTimersByTime(2999);
    await settled();
    allTasks();
    expect(seen()).toBe(false);
    vi.advanceTimersByTime(1);
    await settled();
    allTasks();
    expect(seen()).toBe(true);
    // The sheet is applied by the browser whenever it comes.
    expect(links[0]?.rel).toBe("stylesheet");
  },
);

it("keeps what is below out of the layout for as long as the sheet is on its way", async () => {
  run();
  reportPaint("first-contentful-paint");
  vi.advanceTimersByTime(60_000);
  await settled();
  allTasks();
  expect(laidOut()).toEqual([true, false, false, false]);
});

it("keeps the page whole for a visitor who follows a link to a place on it", () => {
  location.hash = "#ponentes";
  run();
  expect(laidOut()).toEqual([true, true, true, true]);
  expect(links[0]?.rel).toBe("stylesheet");
});

it("waits for no paint on a hidden page, nor where the browser reports none", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  run();
  expect(requested).toHaveLength(assets.fonts.length);
  hidden.mockRestore();
  vi.stubGlobal("PerformanceObserver", undefined);
  run();
  expect(requested).toHaveLength(2 * assets.fonts.length);
});
