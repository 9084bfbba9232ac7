import sharp from "sharp";
import { expect, test } from "vitest";
import { photoShapes } from "#edition/model/pictures/photo-slots.ts";
import { toneCurve } from "./tone.ts";

const { evened } = photoShapes.portrait;

type Colour = readonly [red: number, green: number, blue: number];

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
