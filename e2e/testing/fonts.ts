import type { Page } from "@playwright/test";

/** Waits until the page uses its fonts, which load after the first paint. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    const families = loaded.map(({ family }) => family.replaceAll('"', ""));
    return ["Display", "Text"].every((family) => families.includes(family));
  });
}
