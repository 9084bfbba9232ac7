import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { USUAL_CARNET_GROUPS } from "../../../domain/carnet/carnet.ts";
import { setCarnetGroups } from "../../../domain/carnet/edition-groups.ts";
import { readCode } from "./read-code.ts";

afterEach(() => setCarnetGroups(USUAL_CARNET_GROUPS));

const digits = (least: number, most: number) =>
  fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`));
/** The digits of a carnet for groups of these sizes. */
const parts = (sizes: readonly number[]) =>
  fc.tuple(...sizes.map((size, index) => digits(index === sizes.length - 1 ? 1 : size, size)));
const sign = fc
  .oneof(
    fc.constantFrom("'", "/", "?", "ñ", "Ñ", "=", "_", "¿", "+"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  )
  .filter((it) => /^[^\d\s\u2010-\u2015\u2212-]$/u.test(it));
/** Text before and after the carnet in a URL or a label, without digits. */
const around = fc.constantFrom(
  "",
  "https://facultad.edu.gt/v/",
  "httpsÑ--facultad.edu-v_c¿",
  "carnet:",
  "?c=",
  "#",
  "]Q",
);

test("a carnet is read with any one sign between its groups, within any text, in any edition", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 });
  const codes = sizes.chain((groups) => fc.tuple(fc.constant(groups), parts(groups)));
  fc.assert(
    fc.property(codes, sign, around, around, ([groups, carnet], between, before, after) => {
      setCarnetGroups(groups);
      fc.pre(!/[\p{L}\d]$/u.test(before) && !/^[\p{L}\d]/u.test(after));
      const read = readCode(before + carnet.join(between) + after);
      expect(read).toEqual({ kind: "carnet", carnet: carnet.join("-") });
    }),
  );
});

test.each([
  ["2490-21-7", "2490-21-7"],
  ["2490217", "2490-21-7"],
  [" 2490 21 7 ", "2490-21-7"],
  ["https://facultad.edu.gt/2490-21-7?v=1", "2490-21-7"],
])("%j has the usual dash or none", (text, carnet) => {
  expect(readCode(text)).toEqual({ kind: "carnet", carnet });
});

test.each([
  "",
  "12",
  "BIBLIOTECA",
  "2490'21-7",
  "2490'21'1234567",
  "24901'21'7",
  "2490'21'7A",
  "2490'21'7'5",
  "2490'21",
  "2490'21'7 2490'21'8",
])("%j is no carnet", (text) => {
  expect(readCode(text)).toEqual({ kind: "none" });
});
