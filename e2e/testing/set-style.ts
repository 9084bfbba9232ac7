import type { Page } from "@playwright/test";

/** Adds a style sheet to the page, in place of the one that it added before. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
