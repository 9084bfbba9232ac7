import { converter, wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accentTones } from "./accent.ts";

const AA = 4.5;
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);
/** The extremes of lightness and chroma. */
const extremes = ["#000000", "#ffffff", "#0000ff", "#ffff00", "#00ff00", "#808080"];
/** The colours of texts on the page, which stay as they are. */
const [TEXT, TEXT_DIM, PAPER, PAPER_CARD] = ["#fbf1ea", "#d8c8c2", "#f6ece3", "#fffaf5"];

const on = (grounds: readonly string[], texts: readonly string[]) =>
  grounds.flatMap((behind) => texts.map((text) => [text, behind] as const));

test("500 random colours have AA contrast on both backgrounds", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const tones = accentTones(colour);
      const { background, backgroundRaised, accent, accentBright, onAccent } = tones;
      const pairs = [
        ...on([background, backgroundRaised], [accent, accentBright, TEXT, TEXT_DIM]),
        ...on([accent, accentBright], [onAccent]),
        ...on([PAPER, PAPER_CARD, "#ffffff"], [tones.paperAccent, tones.paperAccentBright]),
      ];
      // Chromium blends only such channels with themselves without rounding.
      expect(background).toMatch(/^#([0-9a-f][159d]){3}$/);
      for (const [text, behind] of pairs) {
        expect(wcagContrast(text, behind), `${text} on ${behind}`).toBeGreaterThanOrEqual(AA);
      }
    }),
    { numRuns: 500, examples: extremes.map((colour) => [colour]) },
  );
});

test("a tone keeps its hue, and a legible colour stays as it is on the dark background", () => {
  const hue = (colour: string) => converter("oklch")(colour)?.h ?? Number.NaN;
  for (const colour of ["#1d4ed8", "#0f7b4f", "#7c3aed"]) {
    const { accent, paperAccent } = accentTones(colour);
    expect(Math.abs(hue(accent) - hue(colour)), colour).toBeLessThan(6);
    expect(Math.abs(hue(paperAccent) - hue(colour)), colour).toBeLessThan(6);
  }
  expect(accentTones("#ff7a59").accent).toBe("#ff7a59");
});

test("only beside an accent that is a yellow, too, does the main button get another colour", () => {
  for (const colour of ["#ffd02b", "#f59e0b", "#d4a017"]) {
    expect(accentTones(colour).main, colour).toBe("var(--text)");
  }
  for (const colour of ["#ff3344", "#ff7a59", "#0f7b4f", "#1d4ed8"]) {
    expect(accentTones(colour), colour).not.toHaveProperty("main");
  }
});
