import type { Page } from "@playwright/test";
import { expect, test } from "../testing/journey.ts";

test("a visitor who scrolls while the styles load keeps the scroll position", async ({ page }) => {
  await page.route("**/assets/*.woff2", () => {});
  await page.goto("/#ponentes", { waitUntil: "commit" });
  await expect(page.locator("main")).toBeVisible();
  await expect.poll(() => topOf(page, "#ponentes header")).toBe(76);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => topOf(page, "#ponentes")).toBeLessThan(-300);
  await page.evaluate(() => dispatchEvent(new Event("load")));
  expect(await topOf(page, "#ponentes")).toBeLessThan(-300);
});

function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
