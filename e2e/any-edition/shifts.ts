import type { Page } from "@playwright/test";

interface Shifts {
  /** The sum of the layout shifts' scores, and the texts of what moved. */
  shift: number;
  moved: string[];
}

declare global {
  /** The layout shifts that the browser reported since the page began. */
  var seen: Shifts;
}

/** Has pages that open afterwards record their layout shifts. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: Shifts = { shift: 0, moved: [] };
    globalThis.seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as PerformanceEntry & {
          value?: number;
          sources?: { node: Node | null }[];
        };
        seen.shift += value;
        seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ""));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scrolls to the end of the page, screen by screen. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => {
      scrollTo({ top: to, behavior: "instant" });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, top);
  }
  await page.clock.runFor(3000);
}

export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => globalThis.seen);
}
