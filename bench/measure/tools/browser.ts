import { type Browser, launch, type Page } from "puppeteer-core";
import { findChromium, launchOptions } from "../../../e2e/engines/chromium.ts";

/** A mid-range phone, and a desktop screen. */
export const screens = {
  phone: { width: 412, height: 823, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900, deviceScaleFactor: 1 },
} as const;
export type Screen = keyof typeof screens;

/** Runs `work` with a browser for measurements, and closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("There is no Chromium");
  const browser = await launch({ executablePath, args: [...(launchOptions().args ?? [])] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `work` on a fresh page without cache or cookies, and closes it. */
export async function withPage<Result>(
  browser: Browser,
  screen: Screen,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(screens[screen]);
    return await work(page);
  } finally {
    await context.close();
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
