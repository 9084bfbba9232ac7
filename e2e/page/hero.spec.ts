import { expect, openPage, test } from "../testing/journey.ts";

test("the first screen is invisible until it has been parsed completely", async ({ page }) => {
  await openPage(page);
  const hero = page.locator("#inicio");
  await expect(hero).toHaveCSS("visibility", "visible");
  // Simulates the time while the HTML arrives, when nothing follows the section yet.
  await hero.evaluate((section) => {
    while (section.nextSibling) section.nextSibling.remove();
  });
  await expect(hero).toHaveCSS("visibility", "hidden");
});

test.describe("on a phone with many pixels, after the event", () => {
  test.use({
    startsAt: "2025-10-25T12:00:00-06:00",
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.625,
  });

  test("the photos of the first screen are loaded in small widths", async ({ page }) => {
    await openPage(page);
    const photos = page.locator("#inicio picture img");
    await expect(photos).toHaveCount(3);
    const loadedWidths = () =>
      photos.evaluateAll((all) =>
        all.map((photo) => photo instanceof HTMLImageElement && photo.currentSrc.split("-").at(-1)),
      );
    await expect.poll(loadedWidths).toEqual(["640.avif", "480.avif", "480.avif"]);
  });
});
