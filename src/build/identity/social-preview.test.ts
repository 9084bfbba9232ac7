import sharp from "sharp";
import { expect, test } from "vitest";
import { testEdition } from "../../apps/site/testing/edition.ts";
import { themeOf } from "../colours/theme.ts";
import { socialPreview } from "./social-preview.ts";

const parts = { photo: null, colours: themeOf({}), logo: null };

/** How light the lightest pixel of the upper right corner is, of 255. */
async function lightestInCorner(picture: Buffer): Promise<number> {
  const corner = sharp(picture).extract({ left: 600, top: 40, width: 600, height: 90 });
  const { channels } = await sharp(await corner.toBuffer()).stats();
  return channels[0]?.max ?? 0;
}

test("the share picture carries the page's URL if it is known", async () => {
  const without = await socialPreview(testEdition(), { ...parts, siteUrl: null });
  const known = await socialPreview(testEdition(), { ...parts, siteUrl: "https://example.org" });
  expect(await sharp(known).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await lightestInCorner(without)).toBeLessThan(60);
  expect(await lightestInCorner(known)).toBeGreaterThan(200);
});
