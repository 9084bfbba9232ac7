import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accentRule, accentTones } from "../../src/apps/ui/styles/accent.ts";
import { themeOf } from "../../src/build/colours/theme.ts";
import { expect, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { openAt, resizeTo } from "./open-at.ts";

test("no portrait is brighter than the page's text, whatever its background, and one is equally light with every accent", async ({
  page,
}) => {
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

  const lightness: number[] = [];
  for (const accent of ["#ff3344", "#0f9d6b", "#1f5fd6", "#ffd02b"]) {
    await setStyle(page, accentRule(accentTones(accent)));
    const { channels } = await sharp(await portraits.first().screenshot()).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    lightness.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(8);
});

test("no text overlaps a portrait, and one to eight speakers stand in whole rows of even portraits, without empty panels", async ({
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
      const { room, uneven, overPortraits } = await withSpeakers(page, count);
      if (count > 1) expect(room, at).toBeLessThan(2);
      expect(uneven, at).toBeLessThan(1);
      expect(overPortraits, at).toEqual([]);
    }
  }
});

/**
 * The room, in CSS pixels, that the first `count` speakers leave in their last row, by how much portraits
 * beside each other differ in height, and the positions of names, roles and badges that overlap a portrait. All
 * speakers are shown again afterwards.
 */
function withSpeakers(page: Page, count: number) {
  return page.locator("#ponentes > ul").evaluate((list, kept) => {
    const others = [...list.children].slice(kept);
    for (const one of others) one.remove();
    const shown = [...list.children];
    const { right } = list.getBoundingClientRect();
    const room = right - (shown.at(-1)?.getBoundingClientRect().right ?? 0);
    const portraits = shown.map((one) =>
      one.querySelector("article > :first-child")?.getBoundingClientRect(),
    );
    const differences = portraits.map((portrait, index) => {
      const next = portraits[index + 1];
      return portrait && next && next.top < portrait.bottom
        ? Math.abs(next.height - portrait.height)
        : 0;
    });
    const uneven = Math.max(...differences);
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
    return { room, uneven, overPortraits };
  }, count);
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a portrait has its colours in the middle of the screen, and graded at its edges", async ({
    page,
  }) => {
    await openAt(page, 412, 823);
    const portrait = page.locator("#ponentes .graded").first();
    const greyAt = (place: number) =>
      portrait.evaluate((graded, part) => {
        const { top, height } = graded.getBoundingClientRect();
        scrollBy({ top: top - (innerHeight - height) * part, behavior: "instant" });
        const { filter } = getComputedStyle(graded.querySelector("img") ?? graded);
        return Number(/grayscale\(([\d.]+)/.exec(filter)?.[1] ?? 1);
      }, place);
    await expect.poll(() => greyAt(0.5)).toBe(0);
    await expect.poll(() => greyAt(1.8)).toBeGreaterThan(0.4);
  });
});
