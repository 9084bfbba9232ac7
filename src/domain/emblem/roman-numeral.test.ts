import { expect, it } from "vitest";
import { romanNumeral } from "./roman-numeral.ts";

it.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [13, "XIII"],
  [14, "XIV"],
  [40, "XL"],
  [89, "LXXXIX"],
])("%i is written %s", (value, numeral) => {
  expect(romanNumeral(value)).toBe(numeral);
});
