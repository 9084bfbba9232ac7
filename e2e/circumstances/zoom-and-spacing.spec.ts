import { expect, openPage, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { walk } from "../testing/walk.ts";

test("with the reader's spacing, or enlarged fourfold, all of it can be read, and nothing is below the bar that has the focus", async ({
  page,
}) => {
  await openPage(page);
  const spaced =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
  for (const [width, height] of [
    [320, 256],
    [206, 411],
    [427, 341],
    [568, 320],
    [412, 823],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const style of ["", spaced]) {
      await setStyle(page, style);
      const at = `${width} x ${height} ${style === "" ? "" : "spaced"}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      for (const texts of ["h1 span", "[data-digit]", "[role=timer] p > :last-child"]) {
        expect(await page.locator(texts).evaluateAll(outside), at).toEqual([]);
      }
      expect(await page.locator("h1, h2").evaluateAll(tiny), at).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 400 });
  await page.locator("#acerca").scrollIntoViewIfNeeded();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(whatCoversFocus), `after ${press + 1} presses`).toBe(null);
  }
  // A focused link that is still being scrolled into view is not hidden.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await walk(page, "320 x 256")).toBeGreaterThan(20);
});

/** Headings that are smaller than the text. Runs in the page. */
function tiny(all: Element[]): string[] {
  return all
    .filter((heading) => Number.parseFloat(getComputedStyle(heading).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

/** Texts that reach out of the window or into the next figure's. Runs in the page. */
function outside(all: Element[]): string[] {
  const boxes = all.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    // Styles draw the digits.
    const { left, right, top } = (element.textContent ? range : element).getBoundingClientRect();
    const unit = element.closest("p");
    return { what: element.outerHTML.slice(0, 80), unit, left, right, top };
  });
  return boxes
    .filter(({ unit, left, right, top }, place) => {
      const next = boxes[place + 1];
      const isBeside = next?.top === top && next.unit !== unit && left < next.left;
      return right > innerWidth || (isBeside && right > next.left + 1);
    })
    .map(({ what }) => what);
}

/**
 * The text of the bar at the bottom of the page, if it covers the focused element, which would fit
 * between it and the line at the top. Runs in the page.
 */
function whatCoversFocus(): string | null {
  const focused = document.activeElement?.getBoundingClientRect();
  const bar = document.querySelector('nav[aria-label="Entrada y registro"]');
  if (!focused || !bar || bar.contains(document.activeElement)) return null;
  const { top, height } = bar.getBoundingClientRect();
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const fits = focused.height < top - above;
  return height > 0 && focused.bottom > top && fits ? bar.textContent : null;
}
