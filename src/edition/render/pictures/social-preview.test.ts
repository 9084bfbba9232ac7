import sharp from "sharp";
import { expect, test } from "vitest";
import { certificateFonts } from "#bundling/certificate-fonts.ts";
import { testEdition } from "#site/testing/edition.ts";
import { openTypesetter, socialPreview } from "./social-preview.ts";
import { themeOf } from "./theme.ts";

const { display = [], bold = [] } = await certificateFonts();
const parts = {
  photo: null,
  colours: themeOf({}),
  logo: null,
  siteUrl: null,
  display: openTypesetter(Buffer.from(display)),
  text: openTypesetter(Buffer.from(bold)),
};
const edition = testEdition();

test("the share picture carries the page's URL if it is known", async () => {
  /** How light the lightest pixel in the place of the URL is, of 255. */
  const lightestOf = async (siteUrl: string | null) => {
    const picture = sharp(await socialPreview(edition, { ...parts, siteUrl }));
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
    const place = { left: 1000, top: 580, width: 136, height: 30 };
    const { channels } = await sharp(await picture.extract(place).toBuffer()).stats();
    return channels[0]?.max;
  };
  expect(await lightestOf(null)).toBeLessThan(60);
  expect(await lightestOf("https://example.org")).toBeGreaterThan(200);
});
