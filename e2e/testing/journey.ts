import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { findFirefox } from "../engines/firefox.ts";
import { ownColours } from "./forced-colours.ts";
import { agreeOnTime } from "./visitor.ts";

interface JourneyOptions {
  /** Console messages that the journey causes on purpose; any other fails it. */
  expectedConsole: RegExp | null;
  /** The visitor's time when the page opens, as an instant with offset. */
  startsAt: string;
  /** Whether the server's clock, as its answers report it, is the visitor's. */
  clocksAgree: boolean;
}

/** Two weeks before the frozen edition's doors open. */
export const beforeTheEvent = "2025-09-20T09:30:15.250-06:00";

/**
 * Messages that the page does not cause: those of a browser when axe or a test measures elements that
 * are not drawn yet, Chromium's about a dialog's field that leaves the focus where a link or an early press
 * has put it, and Firefox's about the style that Playwright adds for screenshots, and about what a page that is
 * left has asked for by itself: the visits, and its offline copy.
 */
export const noFaults =
  /^verbose: Rendering was performed in a subtree hidden by content-visibility|^info: Autofocus processing was blocked|blocked an inline style.*sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=|Service Worker registration blocked by Playwright|contador de visitas\. Error$|^error: error loading dynamically imported module: \S+\/keep-offline-/;

/** A journey through the built page with a controlled clock and a console that stays silent. */
export const test = base.extend<JourneyOptions & { hasEngine: undefined }>({
  // Checked before the browser starts, which fails if the engine is missing.
  hasEngine: [
    async ({ browserName }, use) => {
      test.skip(browserName === "firefox" && !findFirefox(), "This machine has no firefox");
      await use(undefined);
    },
    { auto: true },
  ],
  expectedConsole: [null, { option: true }],
  startsAt: [beforeTheEvent, { option: true }],
  clocksAgree: [true, { option: true }],
  page: async ({ page, expectedConsole, startsAt, clocksAgree }, use) => {
    const expectSilence = watchConsole(page.context(), expectedConsole);
    await page.clock.install({ time: new Date(startsAt) });
    if (clocksAgree) await page.addInitScript(agreeOnTime);
    await use(page);
    expectSilence();
  },
});

/** Notes what all pages write to the console; the result fails if that is anything but `expected`. */
export function watchConsole(context: BrowserContext, expected: RegExp | null): () => void {
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text) && !noFaults.test(text)) unexpected.push(text);
  };
  context.on("console", (message) => note(`${message.type()}: ${message.text()}`));
  context.on("weberror", (error) => note(`error: ${error.error().message}`));
  return () => expect(unexpected, "unexpected console output").toEqual([]);
}

export { expect };

/**
 * Opens the page with all its texts in their own fonts, begins to use it, and waits until its dialog is hydrated;
 * other islands hydrate once they are near.
 */
export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html[data-fonts]:not([data-resting])")).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await expect(page.locator('[data-island="dialogo"]:not([data-ready])')).toHaveCount(0);
}

/** Scrolls to a section, and waits until its islands are hydrated. */
export async function goTo(page: Page, section: string): Promise<void> {
  const unready = () =>
    page.locator(`#${section}`).evaluate((whole) => {
      whole.scrollIntoView({ behavior: "instant" });
      return whole.querySelectorAll("[data-island]:not([data-ready])").length;
    });
  // A dialog that closes may scroll back to its button meanwhile.
  await expect.poll(unready).toBe(0);
}

/**
 * Fails with axe's findings if the page breaks a rule of WCAG 2.2 AA or a best practice, and if a text
 * keeps a colour of its own where the reader chooses them, of which axe knows nothing. `except`
 * lists ids of rules to skip, `outside` selects a part of the page to skip.
 */
export async function expectAccessible(
  page: Page,
  except: string[] = [],
  outside?: string,
): Promise<void> {
  // A text that still fades in has too little contrast. The promise of an animation's end may never
  // settle, if the browser drops the animation meanwhile.
  await expect.poll(() => page.evaluate(runningAnimations)).toBe(0);
  const axe = new AxeBuilder({ page }).disableRules(except);
  if (outside !== undefined) axe.exclude(outside);
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join()}`);
  expect(findings, "axe violations").toEqual([]);
  await expectForcedColours(page);
}

/** The number of running animations that end by themselves. Runs in the page. */
function runningAnimations(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === "running" &&
        timeline === document.timeline &&
        Number.isFinite(effect?.getComputedTiming().endTime),
    ).length;
}

async function expectForcedColours(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  if (!isForced) await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(ownColours), "texts with a colour of their own").toEqual([]);
  if (!isForced) await page.emulateMedia({ forcedColors: null });
}
