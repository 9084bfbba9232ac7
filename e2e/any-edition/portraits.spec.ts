import type { Page } from "@playwright/test";
import sharp from "sharp";
import { themeOf } from "../../src/build/colours/theme.ts";
import { expect, test } from "../testing/journey.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("no portrait is brighter than the page's text, whatever its background", async ({ page }) => {
  await openAt(page, 1024);
  const portraits = page.locator("#ponentes .graded");
  expect(await portraits.count()).toBeGreaterThan(0);
  const blueOfText = Number.parseInt(themeOf({}).text.slice(-2), 16);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await portrait.locator("img").evaluate((image: HTMLImageElement) => image.decode());
    const { channels } = await sharp(await portrait.screenshot()).stats();
    expect(channels[2]?.max).toBeLessThanOrEqual(blueOfText);
  }
});

test("no text overlaps a portrait, and none of one to eight speakers is alone in the last row", async ({
  page,
}) => {
  await openAt(page, 360);
  const speakers = page.locator("#ponentes > ul > li");
  const most = Math.min(await speakers.count(), 8);
  expect(most).toBeGreaterThanOrEqual(3);
  // A classic scrollbar, which headless browsers hide, is outside of the page and inside of the
  // window.
  for (const [width, scrollbar] of [
    [360, 0],
    [700, 0],
    [1023, 0],
    [1024, 0],
    [1280, 0],
    [1280, 15],
    [1440, 0],
    [1920, 0],
  ] as const) {
    await resizeTo(page, width);
    await page.evaluate((room) => {
      document.body.style.paddingInlineEnd = `${room}px`;
    }, scrollbar);
    for (let count = most; count > 0; count -= 1) {
      const at = `${count} speakers at ${width} pixels`;
      const { columns, overPortraits } = await withSpeakers(page, count);
      const inLastRow = count % columns || columns;
      if (width >= 1024)
        expect(inLastRow, `${at}, ${columns} columns`).toBeGreaterThan(columns > 1 ? 1 : 0);
      expect(overPortraits, at).toEqual([]);
    }
  }
});

/**
 * The number of columns of the first `count` speakers, and the positions of names, roles and badges
 * that overlap a portrait. All speakers are shown again afterwards.
 */
function withSpeakers(page: Page, count: number) {
  return page.locator("#ponentes > ul").evaluate((list, kept) => {
    const others = [...list.children].slice(kept);
    for (const one of others) one.remove();
    const shown = [...list.children];
    const columns = new Set(shown.map((one) => one.getBoundingClientRect().left)).size;
    const overPortraits = [...list.querySelectorAll("article")].flatMap((card) => {
      const photo = card.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return [...card.querySelectorAll("h3, h3 + p, li > svg")]
        .map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return text.matches("svg") ? text.getBoundingClientRect() : range.getBoundingClientRect();
        })
        .filter(
          ({ left, right, top, bottom }) =>
            left < photo.right && right > photo.left && top < photo.bottom && bottom > photo.top,
        );
    });
    list.append(...others);
    return { columns, overPortraits };
  }, count);
}
