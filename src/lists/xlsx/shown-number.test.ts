import fc from "fast-check";
import { expect, test } from "vitest";
import { shownNumber } from "./shown-number.ts";

test("a format of zeros restores the zeros that the number lost", () => {
  expect(shownNumber(42, "0000")).toBe("0042");
  expect(shownNumber(12345, "0000")).toBe("12345");
  for (const format of ["0000\\-00\\-000000", '0000"-"00"-"000000', "0000-00-000000"]) {
    expect(shownNumber(9021123456, format)).toBe("0090-21-123456");
  }
});

test("whatever the number, its digits stay and only zeros and dashes are added", () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^0[0-]{1,12}$/), (value, format) => {
      fc.pre(format.replaceAll("-", "").length >= 2);
      const shown = shownNumber(value, format);
      expect(shown?.replaceAll("-", "").replace(/^0+(?=\d)/, "")).toBe(String(value));
    }),
  );
});

test("other formats and other numbers show nothing that is certain", () => {
  for (const format of [
    undefined,
    "General",
    "0",
    "#,##0",
    "0.00",
    "@",
    "d/m/yyyy",
    "0000;-0000",
  ]) {
    expect(shownNumber(42, format)).toBeNull();
  }
  for (const value of [-1, 1.5, 1e17, Number.NaN]) expect(shownNumber(value, "0000")).toBeNull();
});
