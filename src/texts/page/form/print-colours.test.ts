import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasPrintColours } from "./print-colours.ts";

test("a print shop's JPEG is told from a photo and from other files", () => {
  const cmyk = readFileSync(`${import.meta.dirname}/testing/cmyk-without-profile.jpg`);
  const photo = readFileSync("src/testing/edition/fotos/venue-1.jpg");
  expect(hasPrintColours(cmyk)).toBe(true);
  for (const other of [
    photo,
    cmyk.subarray(0, 3),
    Buffer.from("\xff\xd8nothing"),
    Buffer.alloc(99),
  ])
    expect(hasPrintColours(other)).toBe(false);
});
