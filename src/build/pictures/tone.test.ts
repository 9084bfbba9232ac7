import sharp from "sharp";
import { expect, test } from "vitest";
import { toneOf } from "./tone.ts";

/** A photo whose left tenth is one grey, and the rest another. */
async function photo(left: number, rest: number) {
  const grey = (value: number) => `rgb(${value},${value},${value})`;
  const create = { width: 640, height: 400, channels: 3 as const, background: grey(rest) };
  const part = { create: { ...create, width: 80, background: grey(left) } };
  const flat = await sharp({ create })
    .composite([{ input: part, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(flat);
}

/** The grey that the CSS filters make of another, both of 255. */
async function graded(left: number, rest: number, grey: number): Promise<number> {
  const { brightness, contrast } = await toneOf(await photo(left, rest));
  return 255 * (((grey / 255) * brightness - 0.5) * contrast + 0.5);
}

test("light parts of bright and of dark photos become the same grey", async () => {
  const whiteWall = await graded(30, 245, 245);
  const evening = await graded(10, 95, 95);
  expect(Math.abs(whiteWall - evening)).toBeLessThan(20);
  expect(whiteWall).toBeLessThan(190);
  expect(evening).toBeGreaterThan(140);
});

test("dark parts stay dark, also where a photo has nothing else", async () => {
  expect(await graded(30, 245, 30)).toBeLessThan(60);
  expect(await graded(8, 12, 10)).toBeLessThan(60);
  expect(await graded(20, 20, 20)).toBeLessThan(80);
});
