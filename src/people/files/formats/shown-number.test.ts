import { expect, test } from "vitest";
import { formattedNumber, formattedText, numberCell } from "./shown-number.ts";

test.each([
  ["0000", 42, "0042"],
  ["0000", 12345, "12345"],
  ['0000"-"00"-"000000', 9021123456, "0090-21-123456"],
  ['"T-"General', 7, "T-7"],
  ['[Blue]"T-"000;[Red]"N-"000;"cero"', 5, "T-005"],
  ['[>9]"B-"0;"A-"0', 12, "B-12"],
  ["00000_);(00000)", 3, "00003"],
])("a number with the format %s is what people see", (format, value, shown) => {
  expect(formattedNumber(value, format)).toEqual({ kind: "number", value, shown, doubt: null });
});

test.each([undefined, "General", "0", "@", "#", "_-* #,##0_-"])(
  "the format %s does not change the value",
  (format) => {
    expect(formattedNumber(42, format)).toMatchObject({ shown: null, doubt: null });
  },
);

test.each([
  ["#,##0", 1234, "1,234"],
  [";;;", 5, ""],
  ['000;-000;"cero"', 0, "cero"],
  ['"T-"0', -3, "-T-3"],
])("with the format %s, shown and stored are put side by side", (format, value, shown) => {
  const reason = { kind: "shown differs", shown, stored: String(value) };
  expect(formattedNumber(value, format)).toMatchObject({ shown: null, doubt: { reason } });
});

test("digits that a narrow column does not show are not taken away", () => {
  const cell = numberCell(50_255_512_348, "5.03E+10");
  expect(cell).toMatchObject({ value: 50_255_512_348, shown: null, doubt: { proposal: null } });
});

test("a format for text may add to it, or hide it", () => {
  expect(formattedText("001", '"T-"@')).toMatchObject({ text: "T-001", doubt: null });
  expect(formattedText("001", '0;0;0;@"-X"')).toMatchObject({ text: "001-X", doubt: null });
  expect(formattedText("001", "@")).toMatchObject({ text: "001", doubt: null });
  const doubt = { reason: { shown: "", stored: "001" } };
  expect(formattedText("001", ";;;")).toMatchObject({ text: "001", doubt });
});
