import sharp from "sharp";
import { expect, test } from "vitest";
import { outlineFont } from "#bundling/fonts.ts";
import { testEdition } from "#site/testing/edition.ts";
import { openTypesetter, socialPreview } from "./social-preview.ts";
import { themeOf } from "./theme.ts";

const parts = {
  photo: null,
  colours: themeOf({}),
  logo: null,
  siteUrl: null,
  display: openTypesetter(await outlineFont("display")),
  text: openTypesetter(await outlineFont("text")),
};
const edition = testEdition();

/** How light the lightest pixel of a region is, of 255. */
async function lightestIn(picture: Buffer, left: number, top: number, width: number, height = 30) {
  const region = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  return (await sharp(region).stats()).channels[0]?.max ?? 0;
}

test("the share picture carries the page's URL if it is known", async () => {
  const without = await socialPreview(edition, parts);
  const known = await socialPreview(edition, { ...parts, siteUrl: "https://example.org" });
  expect(await sharp(known).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await lightestIn(without, 1000, 580, 136)).toBeLessThan(60);
  expect(await lightestIn(known, 1000, 580, 136)).toBeGreaterThan(200);
});

test("a square photo keeps its upper edge, where heads are", async () => {
  const head = { create: { width: 400, height: 40, channels: 3, background: "#fff" } } as const;
  const photo = await sharp({
    create: { width: 400, height: 400, channels: 3, background: "#000" },
  })
    .composite([{ input: head, gravity: "north" }])
    .png()
    .toBuffer();
  const picture = await socialPreview(edition, { ...parts, photo });
  expect(await lightestIn(picture, 900, 0, 300)).toBeGreaterThan(200);
  expect(await lightestIn(picture, 900, 90, 300)).toBeLessThan(60);
});

test("a long title stands in rows of several words, not in one line for each", async () => {
  const titulo = "Congreso Regional de Ciencia, Tecnología e Innovación Abierta 26";
  const edicion = { ...edition.edicion, titulo };
  const picture = await socialPreview({ ...edition, edicion }, parts);
  expect(await lightestIn(picture, 700, 200, 180, 262)).toBeGreaterThan(200);
});
