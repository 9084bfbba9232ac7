import { afterEach, expect, test } from "vitest";
import { carnetPlaceholder, USUAL_CARNET_GROUPS } from "./carnet.ts";
import { setCarnetGroups } from "./edition-groups.ts";
import { carnetInWords, mayLackZeros, readCarnet, readCarnetNumber } from "./read-carnet.ts";

afterEach(() => setCarnetGroups(USUAL_CARNET_GROUPS));

test("the placeholder is the longest complete carnet", () => {
  const longest = carnetPlaceholder(USUAL_CARNET_GROUPS);
  expect(longest).toBe("0000-00-000000");
  expect(readCarnet(longest)).toEqual({ kind: "carnet", carnet: longest });
});

test.each([
  ["", { kind: "empty" }],
  ["2490-21", { kind: "incomplete" }],
  ["2490-21-1234567", { kind: "incomplete" }],
  ["2490-100", { kind: "incomplete" }],
  ["2490-21-12A", { kind: "other characters" }],
  ["2.49E+11", { kind: "damaged", damage: "scientific" }],
  ["2,49021E+11", { kind: "damaged", damage: "scientific" }],
  ["249021123456.0", { kind: "damaged", damage: "decimals" }],
  ["249,021,123,456", { kind: "damaged", damage: "thousands" }],
  ["7/12/2490", { kind: "damaged", damage: "date" }],
  ["2490-12-07 00:00:00", { kind: "damaged", damage: "date" }],
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

test("carnets of one group are read, and distinguished from those of others", () => {
  setCarnetGroups([9]);
  expect(readCarnet(" 201945678 ")).toEqual({ kind: "carnet", carnet: "201945678" });
  expect(readCarnet("2490-21-123456")).toEqual({ kind: "incomplete" });
  expect(readCarnetNumber(201945678)).toEqual({ kind: "carnet", carnet: "201945678" });
  expect(readCarnetNumber(19456)).toEqual({ kind: "zeros unknown" });
  expect(carnetInWords()).toBe("de 1 a 9 números");
});

test("carnets of short groups are no dates", () => {
  setCarnetGroups([2, 2, 4]);
  expect(readCarnet("12-05-2024")).toEqual({ kind: "carnet", carnet: "12-05-2024" });
  expect(readCarnet("12/05/2024")).toEqual({ kind: "damaged", damage: "date" });
  expect(carnetInWords()).toBe("2 números, guion, 2 números, guion y de 1 a 4 números");
});
