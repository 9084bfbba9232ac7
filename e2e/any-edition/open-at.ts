import type { Page } from "@playwright/test";
import { openPage } from "../testing/journey.ts";
import { waitForFonts } from "../testing/settled.ts";

/** Opens the page in a window of this size, and waits for its fonts. */
export async function openAt(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await openPage(page);
  await waitForFonts(page);
}

/** Resizes the window of an open page; resolves once the page is laid out and drawn again. */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
