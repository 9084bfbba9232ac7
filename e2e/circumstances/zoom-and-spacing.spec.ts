import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { walk } from "../testing/walk.ts";

/** The words of the title that stand in more than one line, or reach out of the window. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator("h1").evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? "";
      for (const { 0: word, index } of text.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const [box, rest] = range.getClientRects();
        if (rest || (box && box.right > innerWidth)) broken.push(word);
      }
    }
    return broken;
  });
}

test("with the reader's spacing, or enlarged fourfold, nothing overflows, headings are no smaller than the text, no word of the title breaks, and no stop of the keyboard is hidden", async ({
  page,
}) => {
  // A focused link that is still being scrolled into view is not hidden.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  const smallestHeading = () =>
    page
      .locator("h1, h2")
      .evaluateAll((all) =>
        Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
      );
  const spaced =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
  for (const [width, height] of [
    [206, 411],
    [320, 411],
    [412, 860],
    [568, 411],
    [1024, 411],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const style of ["", spaced]) {
      await setStyle(page, style);
      const at = `${width} ${style === "" ? "" : "spaced"}`;
      await expect.poll(() => brokenWords(page), at).toEqual([]);
      await expect.poll(sideways, at).toBe(width);
      await expect.poll(smallestHeading, at).toBeGreaterThanOrEqual(16);
    }
  }
  await setStyle(page, ":root { font-size: 200% }");
  await page.setViewportSize({ width: 256, height: 640 });
  await expect.poll(sideways, "200 %").toBe(256);
  await setStyle(page, "");
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await walk(page, "320 x 256")).length).toBeGreaterThan(20);
});
