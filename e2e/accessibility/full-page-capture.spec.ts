import sharp from "sharp";
import { expect, openPage, test } from "../testing/journey.ts";

/** A picture whose brightness has a lower standard deviation (0 to 127) shows only the background. */
const BARE = 4;

test("a picture of the whole page shows something in every section without scrolling", async ({
  page,
}) => {
  await openPage(page);
  const whole = await page.screenshot({ fullPage: true });
  const parts = await page.locator("main > section, body footer").evaluateAll((all) =>
    all.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return { id: part.id, top: Math.ceil(top + scrollY), height: Math.floor(height) - 1 };
    }),
  );
  const { width, height: end } = await sharp(whole).metadata();
  const bare: string[] = [];
  for (const { id, top, height } of parts) {
    const area = { left: 0, top, width, height: Math.min(height, end - top) };
    const { channels } = await sharp(whole).extract(area).greyscale().stats();
    if ((channels[0]?.stdev ?? 0) < BARE) bare.push(id);
  }
  expect(parts).toHaveLength(8);
  expect(bare).toEqual([]);
});
