import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { carnetInWords, carnetReadings, carnetRules, readCarnet } from "./read-carnet.ts";

test("only as many digits as a carnet may have are read as one, and nothing else", () => {
  expect(carnetReadings("0901181", carnets)).toEqual(["0901-18-1"]);
  const others = ["249021", "2490211234567", "2490-21-1"];
  for (const text of others) expect(carnetReadings(text, carnets), text).toEqual([]);
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
