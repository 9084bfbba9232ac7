// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScript } from "./start-script.ts";
import type { WebFont } from "./web-fonts.ts";

const font: WebFont = {
  family: "Text",
  address: "/assets/text-1.woff2",
  weights: [400, 700],
  preload: false,
};
const marker = "data:text/javascript,globalThis.alive=true";
let told: () => void;
let requested: unknown[];
let added: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  added = [];
  class PaintObserver {
    static supportedEntryTypes = ["paint"];
    constructor(callback: () => void) {
      told = callback;
    }
    observe() {}
  }
  vi.stubGlobal("PerformanceObserver", PaintObserver);
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
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = "visitedToday=; Expires=Thu, 01 Jan 1970 00:00:00 GMT";
});

function run(): void {
  // As the browser runs the page's inline script.
  new Function(startScript([marker], [font]))();
}

it("fetches nothing before the page was shown, then everything, once", async () => {
  run();
  expect(requested).toEqual([]);
  told();
  told();
  const fonts = [["Text", "url(/assets/text-1.woff2)", { weight: "400 700" }]];
  expect(requested).toEqual(fonts);
  await vi.waitFor(() => expect(added).toEqual(fonts));
});

it("does not wait for ever where no paint is told of", () => {
  run();
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(requested).toHaveLength(1);
});

it("waits for nothing on a page that is not shown, nor for a visitor who was here today", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  run();
  expect(requested).toHaveLength(1);
  hidden.mockRestore();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = "visitedToday=true";
  run();
  expect(requested).toHaveLength(2);
});

it("waits for nothing where the browser cannot tell of paints", () => {
  vi.stubGlobal("PerformanceObserver", undefined);
  run();
  expect(requested).toHaveLength(1);
});

it("can hold no end of its own element", () => {
  expect(startScript(["/assets/</script>.js"], [])).not.toContain("</script");
});
