import { expect, test } from "vitest";
import { CARNET_MAX_LENGTH, CARNET_PLACEHOLDER } from "./carnet.ts";
import { mayLackZeros, neighbourCarnets, readCarnet, readCarnetNumber } from "./read-carnet.ts";

test("the placeholder is the longest complete carnet", () => {
  expect([CARNET_PLACEHOLDER, CARNET_MAX_LENGTH]).toEqual(["0000-00-000000", 14]);
  expect(readCarnet(CARNET_PLACEHOLDER)).toEqual({ kind: "carnet", carnet: CARNET_PLACEHOLDER });
});

test.each([
  ["", { kind: "empty" }],
  ["2490-21", { kind: "incomplete" }],
  ["2490-21-1234567", { kind: "incomplete" }],
  ["2490-21-12A", { kind: "other characters" }],
  ["2.49E+11", { kind: "damaged", damage: "scientific" }],
  ["249021123456.0", { kind: "damaged", damage: "decimals" }],
  ["249,021,123,456", { kind: "damaged", damage: "thousands" }],
  ["7/12/2490", { kind: "damaged", damage: "date" }],
])("%j is read as %j", (text, reading) => {
  expect(readCarnet(text)).toEqual(reading);
});

test("a stored number is a carnet only with the digits of the longest one", () => {
  expect(readCarnetNumber(249021123456)).toEqual({ kind: "carnet", carnet: "2490-21-123456" });
  expect(readCarnetNumber(24902112345)).toEqual({ kind: "zeros unknown" });
  expect(readCarnetNumber(2490211234567)).toEqual({ kind: "no carnet" });
});

test("7 to 11 digits without dashes may lack zeros", () => {
  expect(
    ["249021", "2490211", "24902112345", "249021123456", "2490-21-1"].map(mayLackZeros),
  ).toEqual([false, true, true, false, false]);
});

test("the neighbours of a carnet have as many digits", () => {
  expect(neighbourCarnets("2490-21-0100")).toEqual(["2490-21-0099", "2490-21-0101"]);
  expect(neighbourCarnets("2490-21")).toEqual([]);
});
