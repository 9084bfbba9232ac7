import sharp from "sharp";
import { themeColours } from "../../src/site/styles/theme-colours.ts";
import { expect, test } from "../testing/journey.ts";
import { openAt } from "./open-at.ts";

test("no portrait is whiter than the page's text, whatever its wall", async ({ page }) => {
  await openAt(page, 1024);
  const portraits = page.locator("#ponentes .graded");
  expect(await portraits.count()).toBeGreaterThan(0);
  const blueOfText = Number.parseInt(themeColours.text.slice(-2), 16);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await portrait.locator("img").evaluate((image: HTMLImageElement) => image.decode());
    const { channels } = await sharp(await portrait.screenshot()).stats();
    expect(channels[2]?.max).toBeLessThanOrEqual(blueOfText);
  }
});

for (const width of [360, 700, 1023, 1440]) {
  test(`no text lies on the portrait at ${width} pixels`, async ({ page }) => {
    await openAt(page, width);
    const overPhotos = await page.locator("#ponentes article").evaluateAll((cards) =>
      cards.flatMap((card) => {
        const photo = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        const texts = [...card.querySelectorAll("h3, h3 + p, li > svg")];
        return texts
          .map((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return text.matches("svg")
              ? text.getBoundingClientRect()
              : range.getBoundingClientRect();
          })
          .filter(
            ({ left, right, top, bottom }) =>
              left < photo.right && right > photo.left && top < photo.bottom && bottom > photo.top,
          );
      }),
    );
    expect(overPhotos).toEqual([]);
  });
}
