import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { pause, withPage } from "../tools/browser.ts";

/** Milliseconds from the visitor's act to the frame that answers it, by what the visitor did. */
export type Answers = Readonly<Record<string, number>>;

const SLOWDOWN = 4;
/** From the last section's coming to rest. */
const SETTLED_MS = 1000;
/** Until the part that was scrolled to has come alive, at most. */
const PATIENCE_MS = 10_000;

/** What a visitor does, as a phone with a processor four times slower feels it. */
export function measureAnswers(browser: Browser, address: string): Promise<Answers> {
  return withPage(browser, "phone", async (page) => {
    await page.evaluateOnNewDocument(keepLongestInteraction);
    await page.goto(address, { waitUntil: "load" });
    await page.waitForSelector('[data-island="participant-check"][data-awake]');
    // The blocking time covers what the page does while it loads.
    await page.waitForSelector(":root:not([data-below])");
    await pause(SETTLED_MS);
    await page.emulateCPUThrottling(SLOWDOWN);
    const dialog = await timed(page, async () => {
      await (await find(page, "#inicio [commandfor]")).tap();
    });
    await page.waitForSelector("dialog[open] input");
    const typing = await timed(page, () =>
      page.type("dialog input", "249021104512", { delay: 60 }),
    );
    await page.keyboard.press("Escape");
    const year = await timed(page, async () => {
      await (await awake(page, "photo-stack", "[role=tab][aria-selected=false]")).tap();
    });
    const carousel = await timed(page, async () => {
      await (await awake(page, "carousel", "[aria-label=Siguiente]")).tap();
    });
    return {
      "opening the dialog": dialog,
      "typing a carnet": typing,
      "changing the year": year,
      "moving the carousel": carousel,
    };
  });
}

async function find(page: Page, selector: string): Promise<ElementHandle> {
  const element = await page.$(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

async function awake(page: Page, island: string, selector: string): Promise<ElementHandle> {
  const host = `[data-island="${island}"]`;
  const element = await find(page, `${host} ${selector}`);
  await element.scrollIntoView();
  await page.waitForSelector(`${host}[data-awake]`, { timeout: PATIENCE_MS });
  // Swiper takes over a moment later, and effects of the scrolling must not count as the answer.
  await pause(1500);
  return element;
}

/** The longest interaction, to the next frame, while `act` lasts and shortly after. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as Watched).longestInteraction = 0;
  });
  await act();
  await pause(700);
  return page.evaluate(() => (globalThis as unknown as Watched).longestInteraction);
}

interface Watched {
  longestInteraction: number;
}

/** Runs in the page: what Interaction to Next Paint is computed from. */
function keepLongestInteraction(): void {
  const watched = globalThis as unknown as Watched;
  watched.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Entries without an id are not of a press or a key, such as hovering.
      if (!("interactionId" in entry) || !entry.interactionId) continue;
      watched.longestInteraction = Math.max(watched.longestInteraction, entry.duration);
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
