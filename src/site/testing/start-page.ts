import { afterEach, beforeEach, vi } from "vitest";
import { belowRule } from "../document/start/below-rule.ts";
import { type StartAssets, startPage } from "../document/start/start-page.ts";

const assets: StartAssets = {
  titleFont: { family: "Title", woff2: btoa("letters"), weights: [850, 850] },
  icon: "/favicon.svg",
  manifest: "/app.webmanifest",
  scripts: ["data:text/javascript,globalThis.alive=true"],
  fonts: [
    { family: "Text", address: "/assets/text-1.woff2", weights: [400, 700] },
    { family: "Display", address: "/assets/display-1.woff2", weights: [850, 850] },
  ],
  sheet: "/assets/styles-1.css",
  open: [Date.parse("2025-08-01T08:00:00-06:00"), Date.parse("2025-10-04T07:00:00-06:00")],
};
export const textFont = ["Text", "url(/assets/text-1.woff2)", { weight: "400 700" }];
export const displayFont = ["Display", "url(/assets/display-1.woff2)", { weight: "850 850" }];

/** What the start program meets and does, anew for each test. */
export const page = fresh();

function fresh() {
  return {
    /** Has the browser report a paint of this name. */
    reportPaint: (_name: string): void => {},
    /** Fonts, as they were described. */
    requested: [] as unknown[],
    added: [] as unknown[],
    /** How the browser says that the page was come to. */
    arrivals: [arrival("navigate")],
    links: [] as HTMLLinkElement[],
    /** Tasks that wait for their turn. */
    tasks: [] as (() => void)[],
  };
}

/** How the visitor came: by what kind of navigation, and to what address. */
export function arrival(type: string, name = "https://example.org/") {
  return { type, name };
}

/** Gives every test of the file that calls it a page of a hero, two sections and a footer. */
export function arrangePages(): void {
  beforeEach(arrange);
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    location.hash = "";
    delete document.documentElement.dataset.below;
    delete document.documentElement.dataset.phase;
  });
}

function arrange(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  Object.assign(page, fresh());
  class PaintObserver {
    static supportedEntryTypes = ["paint"];
    constructor(callback: (list: unknown) => void) {
      page.reportPaint = (name) =>
        callback({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  class Channel {
    readonly port1 = { onmessage: () => {}, close() {} };
    readonly port2 = { postMessage: () => page.tasks.push(() => this.port1.onmessage()) };
  }
  vi.stubGlobal("MessageChannel", Channel);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(() => page.arrivals as never);
  // Connected to the document, happy-dom would at once report that the sheet cannot be fetched.
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    page.links.push(link as HTMLLinkElement);
  });
  vi.stubGlobal(
    "FontFace",
    class {
      readonly described: unknown[];
      constructor(...described: unknown[]) {
        this.described = described;
      }
      async load() {
        page.requested.push(this.described);
      }
    },
  );
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: ({ described }: { described: unknown }) => page.added.push(described) },
  });
  document.body.innerHTML =
    "<main><section></section><section></section><section></section></main><footer></footer>";
}

export function run(): void {
  startPage(assets);
}

export function nextTask(): void {
  page.tasks.shift()?.();
}

export function allTasks(): void {
  while (page.tasks.length > 0) nextTask();
}

/** Resolves when all promises have been followed; timers wait to be advanced. */
export const settled = () => new Promise(setImmediate);

/** Which of hero, two sections and footer take part in the layout, by the page's own rule. */
export function laidOut(): boolean[] {
  const [selector = ""] = belowRule().split("{");
  return [...document.querySelectorAll("section, footer")].map((part) => !part.matches(selector));
}

/** Whether the page's body is seen, by the page's own rule. */
export function seen(): boolean {
  const [, selector = ""] = /\}(.*?)\{visibility:hidden\}/.exec(belowRule()) ?? [];
  return !document.body.matches(selector);
}
