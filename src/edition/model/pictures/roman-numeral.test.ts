import { expect, it } from "vitest";
import { romanNumeral } from "./roman-numeral.ts";

it.each([
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [89, "LXXXIX"],
])("%i is written %s", (value, numeral) => {
  expect(romanNumeral(value)).toBe(numeral);
});
