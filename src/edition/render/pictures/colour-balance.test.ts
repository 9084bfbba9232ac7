import sharp from "sharp";
import { expect, test } from "vitest";
import { clearHaze, colourBalance } from "./colour-balance.ts";
import { keptBeside } from "./pictures.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** A photo whose left half has one colour and whose right half has another. */
async function photo(left: Colour, right: Colour = left) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
    <rect width="100" height="100" fill="rgb(${left})"/>
    <rect x="100" width="100" height="100" fill="rgb(${right})"/></svg>`;
  return sharp(await sharp(Buffer.from(drawn)).png().toBuffer());
}

test("skin, wood and evening light have no cast", async () => {
  const { gains } = await colourBalance(await photo([190, 130, 100], [120, 80, 60]));
  expect(gains).toEqual([1, 1, 1]);
});

test("what is darkest in a hazy room becomes nearly black, in whatever light it stands", async () => {
  const room = await photo([80, 26, 30], [220, 120, 90]);
  const { data, info } = await room.raw().toBuffer({ resolveWithObject: true });
  await clearHaze(data, info, room);
  const [dark, light] = [data.subarray(0, 3), data.subarray(-info.channels)];
  expect(Math.max(...dark)).toBeLessThan(12);
  expect(light[0]).toBeGreaterThan(190);
});

test("a photo far more vivid than those beside it loses colour, and none does where all are vivid", () => {
  expect(keptBeside(0.3, [0.08, 0.3, 0.09, 0.08])).toBe(0.6);
  expect(keptBeside(0.5, [0.3, 0.5, 0.4])).toBe(1);
  expect(keptBeside(0.3, [0, 0.3, 0])).toBe(0.6);
  expect(keptBeside(0, [0])).toBe(1);
});
