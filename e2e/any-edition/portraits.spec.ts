import type { Page } from "@playwright/test";
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
    expect(await textsOverPortraits(page)).toEqual([]);
  });
}

// A scrollbar that takes room, which headless browsers hide, is outside of the page and inside of the window.
for (const [width, scrollbar] of [
  [1024, 0],
  [1280, 0],
  [1280, 15],
  [1440, 0],
  [1920, 0],
] as const) {
  test(`of one to eight speakers none stands alone under others, nor under text, at ${width} pixels with ${scrollbar} for a scrollbar`, async ({
    page,
  }) => {
    await openAt(page, width);
    await page.evaluate((room) => {
      document.body.style.paddingInlineEnd = `${room}px`;
    }, scrollbar);
    const speakers = page.locator("#ponentes > ul > li");
    const most = Math.min(await speakers.count(), 8);
    expect(most).toBeGreaterThanOrEqual(3);
    for (let count = most; count > 0; count -= 1) {
      await speakers.evaluateAll((all, kept) => {
        for (const one of all.slice(kept)) one.remove();
      }, count);
      expect(await speakers.count()).toBe(count);
      const lefts = await speakers.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().left),
      );
      const columns = new Set(lefts).size;
      const inLastRow = count % columns || columns;
      expect(inLastRow, `${count} in ${columns} columns`).toBeGreaterThan(columns > 1 ? 1 : 0);
      expect(await textsOverPortraits(page), `${count} speakers`).toEqual([]);
    }
  });
}

/** Places of the names, roles and badges that lie over a portrait. */
function textsOverPortraits(page: Page): Promise<DOMRect[]> {
  return page.locator("#ponentes article").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const photo = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const texts = [...card.querySelectorAll("h3, h3 + p, li > svg")];
      return texts
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return text.matches("svg") ? text.getBoundingClientRect() : range.getBoundingClientRect();
        })
        .filter(
          ({ left, right, top, bottom }) =>
            left < photo.right && right > photo.left && top < photo.bottom && bottom > photo.top,
        );
    }),
  );
}
