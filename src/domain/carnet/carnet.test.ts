import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as carnet from "./carnet.ts";
import { isCompleteCarnet } from "./read-carnet.ts";

const usual = carnet.USUAL_CARNET_GROUPS;
const formatCarnet = (text: string) => carnet.formatCarnet(text, usual);
const formatCarnetEdit = (text: string, caret: number) =>
  carnet.formatCarnetEdit(text, caret, usual);

const digitsOf = (text: string) => text.replace(/\D/g, "");
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."0123456789- aé.") }),
  fc.string({ unit: fc.constantFrom(..."0123456789") }),
);

describe("formatting a carnet", () => {
  it.each([
    ["", ""],
    ["2", "2"],
    ["2490", "2490"],
    ["24902", "2490-2"],
    ["249021", "2490-21"],
    ["2490211", "2490-21-1"],
    ["249021123456", "2490-21-123456"],
    ["2490-21-123456789", "2490-21-123456"],
    [" 2490 21 123456\n", "2490-21-123456"],
    ["carnet: 2490/21/12", "2490-21-12"],
    ["٢٤٩٠", ""],
  ])("shows %j as %j", (typed, shown) => {
    expect(formatCarnet(typed)).toBe(shown);
  });

  it("keeps the digits in order, drops all else and never exceeds 14 characters", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const formatted = formatCarnet(text);
        expect(digitsOf(formatted)).toBe(digitsOf(text).slice(0, 12));
        expect(formatted.length).toBeLessThanOrEqual(14);
        expect(formatted).toMatch(/^(\d{0,4}|\d{4}-\d{1,2}|\d{4}-\d{2}-\d{1,6})$/);
      }),
    );
  });

  it("changes nothing that is formatted already", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(formatCarnet(formatCarnet(text))).toBe(formatCarnet(text));
      }),
    );
  });

  it("makes a complete carnet of 7 to 12 digits and of no other number of digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
        expect(isCompleteCarnet(formatCarnet(digits))).toBe(digits.length >= 7);
      }),
    );
  });
});

describe("editing a carnet", () => {
  it("leaves the caret behind the same digit, wherever the edit was", () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, place) => {
        const caret = place % (text.length + 1);
        const before = digitsOf(text.slice(0, caret)).slice(0, 12);
        const edit = formatCarnetEdit(text, caret);
        expect(digitsOf(edit.value.slice(0, edit.caret))).toBe(before);
      }),
    );
  });

  it("steps over a dash that was deleted backwards, so that the next deletion takes a digit", () => {
    expect(formatCarnetEdit("249021-12", 4)).toEqual({ value: "2490-21-12", caret: 4 });
  });

  it("puts the caret behind a digit typed right before a dash", () => {
    expect(formatCarnetEdit("24907-21-12", 5)).toEqual({ value: "2490-72-112", caret: 6 });
  });
});

it("groups the digits of any edition's carnets", () => {
  expect(carnet.carnetPlaceholder([9])).toBe("000000000");
  expect(carnet.formatCarnet("2021 4567 89", [9])).toBe("202145678");
  expect(carnet.formatCarnet("2021456789", [2, 2, 4])).toBe("20-21-4567");
});
