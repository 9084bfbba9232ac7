import { expect, expectAccessible, openPage, test, wake } from "../testing/journey.ts";

for (const width of [320, 360, 412, 639, 768, 1024, 1440, 1920, 2560]) {
  test(`nothing can be scrolled sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page);
    await page.locator("#pie").scrollIntoViewIfNeeded();
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(widths.page).toBe(widths.window);
  });
}

for (const width of [360, 768, 1440]) {
  test(`text at 200 % loses nothing sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page);
    await page.evaluate(() => {
      const enlarged = new CSSStyleSheet();
      enlarged.replaceSync("html { font-size: 200% }");
      document.adoptedStyleSheets.push(enlarged);
    });
    await page.locator("#pie").scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [320, 768, 1440]) {
  test(`axe finds nothing on the page at ${width} pixels, asleep and awake`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page);
    await expectAccessible(page);
    for (const island of ["carousel", "photo-stack", "speaker-bio", "visits"]) {
      await wake(page, island);
    }
    await page.getByText("Fondo", { exact: true }).click();
    await expect(page.getByText("150 partículas")).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe("once the event has begun", () => {
  test.use({ startsAt: "2025-10-04T09:00:00-06:00" });

  test("axe finds nothing", async ({ page }) => {
    await openPage(page);
    await expect(page.getByRole("timer")).toContainText("¡Ya empezó el evento!");
    await expectAccessible(page);
  });
});
