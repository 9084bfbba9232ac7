import type { Page } from "@playwright/test";
import { waitForFonts } from "../testing/fonts.ts";
import { expect, test } from "../testing/journey.ts";

for (const width of [390, 768, 1280]) {
  test(`a link leads to its section at ${width} pixels, however late styles and fonts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.(css|woff2)$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/#ponentes", { waitUntil: "commit" });
    await expect(page.locator("#pie")).toBeAttached();
    release();
    await waitForFonts(page);
    await expect(page.locator("main")).toBeVisible();
    // The page's scroll padding below the window's upper edge.
    await expect.poll(() => topOf(page, "#ponentes")).toBe(24);
  });
}

test("a link to a text on the page is left to the browser", async ({ page }) => {
  await page.goto("/#:~:text=Ponentes,Andrea");
  await expect(page.locator("html")).not.toHaveAttribute("data-below");
  await page.goto("/#inicio:~:text=Testimonios");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test("a visitor who scrolls while the styles are on their way is not led back", async ({
  page,
}) => {
  await page.route("**/assets/*.woff2", () => {});
  await page.goto("/#ponentes", { waitUntil: "commit" });
  await expect(page.locator("main")).toBeVisible();
  await expect.poll(() => topOf(page, "#ponentes")).toBe(24);
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
