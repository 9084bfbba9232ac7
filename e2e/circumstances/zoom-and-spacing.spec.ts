import { expect, openPage, test } from "../testing/journey.ts";
import { setStyle } from "../testing/set-style.ts";
import { walk } from "../testing/walk.ts";

test("with the reader's spacing, or enlarged fourfold, nothing overflows, headings are no smaller than the text, and no stop of the keyboard is hidden", async ({
  page,
}) => {
  // A focused link that is still being scrolled into view is not hidden.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page);
  const spaced =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
  for (const width of [206, 320, 568, 1024]) {
    await page.setViewportSize({ width, height: 411 });
    for (const style of ["", spaced]) {
      await setStyle(page, style);
      const at = `${width} ${style === "" ? "" : "spaced"}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      const sizes = await page
        .locator("h1, h2")
        .evaluateAll((all) =>
          all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        );
      expect(Math.min(...sizes), at).toBeGreaterThanOrEqual(16);
    }
  }
  await setStyle(page, "");
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await walk(page, "320 x 256")).length).toBeGreaterThan(20);
});
