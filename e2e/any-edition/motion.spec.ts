import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";
import { openAt } from "./open-at.ts";

declare global {
  /** The layout shifts that the browser reported while the page loaded and was scrolled. */
  var seen: { shift: number; moved: string[] };
}

/** Records layout shifts. Runs in the page. */
function watch(): void {
  const seen: typeof globalThis.seen = { shift: 0, moved: [] };
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
}

async function openWatched(page: Page, width: number): Promise<void> {
  await page.addInitScript(watch);
  await openAt(page, width);
}

async function readToTheEnd(page: Page, width: number): Promise<void> {
  await openWatched(page, width);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => {
      scrollTo({ top: to, behavior: "instant" });
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, top);
  }
  await page.clock.runFor(3000);
  const { shift, moved } = await page.evaluate(() => globalThis.seen);
  // Layout shift is a score; anything less is displayed as 0.000.
  expect(shift, moved.join(" | ")).toBeLessThan(0.0005);
}

for (const width of [412, 768, 1440]) {
  test(`nothing moves as the page comes and is read to its end, ${width} px wide`, ({ page }) =>
    readToTheEnd(page, width));
}

// In the frozen edition.
for (const [hour, startsAt] of [
  ["during the event", "2025-10-04T11:00:00-06:00"],
  ["after the event", "2025-10-25T12:00:00-06:00"],
] as const) {
  test.describe(hour, () => {
    test.use({ startsAt });

    test("nothing moves either", ({ page }) => readToTheEnd(page, 412));
  });
}

test("the emblem draws itself within 900 ms, by properties that lay nothing out", async ({
  page,
}) => {
  await openAt(page, 1440);
  // Showing the element restarts its animations; read in the same task, none has ended, however slow
  // the machine is.
  const animations = await page
    .locator("#inicio svg")
    .first()
    .evaluate((emblem: SVGElement) => {
      emblem.style.display = "none";
      emblem.getBoundingClientRect();
      emblem.style.display = "";
      return emblem.getAnimations({ subtree: true }).map(({ effect }) => ({
        ends: Number(effect?.getComputedTiming().endTime),
        properties: (effect instanceof KeyframeEffect ? effect.getKeyframes() : []).flatMap(
          ({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties),
        ),
      }));
    });
  expect(animations.length).toBeGreaterThan(2);
  expect(Math.max(...animations.map(({ ends }) => ends))).toBeLessThanOrEqual(900);
  const properties = new Set(animations.flatMap(({ properties }) => properties));
  const laidOut = /^(opacity|transform|translate|scale|stroke\w*)$/;
  expect([...properties].filter((name) => !laidOut.test(name))).toEqual([]);
});
