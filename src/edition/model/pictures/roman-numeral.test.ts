import { expect, it } from "vitest";
import { romanNumeral } from "./roman-numeral.ts";

it("fours and nines are written by subtracting", () => {
  expect([4, 9, 14, 89].map(romanNumeral)).toEqual(["IV", "IX", "XIV", "LXXXIX"]);
});
