import sharp from "sharp";
import { expect, test } from "vitest";
import { photoShapes } from "#edition/model/pictures/photo-slots.ts";
import { clearHaze, colourBalance } from "./colour-balance.ts";
import { keptBeside } from "./pictures.ts";
import { toneCurve } from "./tone.ts";

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

const { evened } = photoShapes.portrait;

const DARK: Colour = [92, 56, 42];
const PALE: Colour = [250, 228, 206];
const WALL: Colour = [246, 246, 242];
const BLACK: Colour = [6, 6, 6];

const grey = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The grey that a face gets in a portrait before a wall. */
async function faceBefore(face: Colour, wall: Colour) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500">
    <rect width="100%" height="100%" fill="rgb(${wall})"/>
    <ellipse cx="50%" cy="35%" rx="60" ry="80" fill="rgb(${face})"/></svg>`;
  const curve = await toneCurve(sharp(Buffer.from(drawn)), evened);
  return curve[Math.round(grey(face))] ?? 0;
}

test("a dark face is lit and a pale one keeps its detail, whether the wall is white or black", async () => {
  for (const wall of [WALL, BLACK]) {
    const [dark, pale] = [await faceBefore(DARK, wall), await faceBefore(PALE, wall)];
    expect(dark, `${wall}`).toBeGreaterThan(1.15 * grey(DARK));
    expect(pale, `${wall}`).toBeLessThan(grey(PALE) - 12);
    expect(pale - dark, `${wall}`).toBeGreaterThan(0);
    expect(pale - dark, `${wall}`).toBeLessThan((grey(PALE) - grey(DARK)) * 0.75);
  }
});
