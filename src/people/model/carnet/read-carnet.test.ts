import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { carnetInWords, carnetReadings, carnetRules, readCarnet } from "./read-carnet.ts";

test.each([
  ["", { kind: "empty" }],
  ["2490-21", { kind: "incomplete" }],
  ["2490-100", { kind: "incomplete" }],
  ["2490-21-12A", { kind: "other characters" }],
  ["2.49E+11", { kind: "damaged", damage: "scientific" }],
  ["249021123456.0", { kind: "damaged", damage: "number" }],
  ["249,021,123,456", { kind: "damaged", damage: "number" }],
  ["7/12/2490", { kind: "damaged", damage: "date" }],
  ["2490-12-07 00:00:00", { kind: "damaged", damage: "date" }],
  ["dic-07", { kind: "damaged", damage: "date" }],
  ["EMP-01", { kind: "other characters" }],
])("%j is read as %j", (text, reading) => {
  expect(readCarnet(text, carnets)).toEqual(reading);
});

test.each([
  ["249021123456", ["2490-21-123456"]],
  ["90118009112", ["9011-80-09112", "0901-18-009112"]],
  ["9021123456", ["9021-12-3456", "0902-11-23456", "0090-21-123456"]],
  ["0901181", ["0901-18-1"]],
  ["249021", []],
  ["2490211234567", []],
  ["2490-21-1", []],
])("%s may be the carnets %j", (digits, readings) => {
  expect(carnetReadings(digits, carnets)).toEqual(readings);
});

test("carnets of one group are read, and distinguished from those of others", () => {
  const rules = carnetRules([9]);
  expect(readCarnet(" 201945678 ", rules)).toEqual({ kind: "carnet", carnet: "201945678" });
  expect(readCarnet("2490-21-123456", rules)).toEqual({ kind: "incomplete" });
  expect(carnetReadings("201945678", rules)).toEqual(["201945678"]);
  expect(carnetReadings("1945678", rules)).toEqual(["1945678", "01945678", "001945678"]);
  expect(carnetInWords(rules.groups)).toBe("de 1 a 9 números");
});

test("carnets of short groups are no dates", () => {
  const rules = carnetRules([2, 2, 4]);
  expect(readCarnet("12-05-2024", rules)).toEqual({ kind: "carnet", carnet: "12-05-2024" });
  expect(readCarnet("12/05/2024", rules)).toEqual({ kind: "damaged", damage: "date" });
  expect(carnetInWords(rules.groups)).toBe("2 números, guion, 2 números, guion y de 1 a 4 números");
});

test("between two groups, a dot may be that of a number", () => {
  const rules = carnetRules([4, 6]);
  expect(readCarnet("2490/21", rules)).toEqual({ kind: "carnet", carnet: "2490-21" });
  expect(readCarnet("2490.21", rules)).toEqual({ kind: "other characters" });
});
