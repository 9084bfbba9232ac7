import fc from "fast-check";
import { expect, test } from "vitest";
import { carnetRules } from "#people/model/carnet/read-carnet.ts";
import { carnets } from "#testing/carnets.ts";
import { readCode } from "./read-code.ts";

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

/** Reads a text at a door whose list has these carnets. */
function read(text: string, listed: readonly string[], symbology?: string, rules = carnets) {
  const people = listed.map((carnet) => ({ carnet, nombre: "Ana", numeroTicket: "1" }));
  const list = new Map(people.map((person) => [person.carnet, person]));
  return readCode({ text, ...(symbology && { symbology }) }, list, rules);
}

test("a carnet is read with any one sign between its groups, within any text if it is listed, in any edition", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 4 });
  const codes = sizes.chain((groups) => fc.tuple(fc.constant(groups), parts(groups)));
  fc.assert(
    fc.property(codes, sign, around, around, ([groups, digits], between, before, after) => {
      const rules = carnetRules(groups);
      fc.pre(!/^[\p{L}\d]/u.test(after));
      const written = digits.join("-");
      const code = digits.join(between);
      expect(read(code, [], undefined, rules)).toEqual(written);
      expect(read(before + code + after, [written], undefined, rules)).toEqual(written);
    }),
  );
});

test.each([
  ["2490-21-7", [], "2490-21-7"],
  ["2490217", [], "2490-21-7"],
  [" 2490 21 7 ", [], "2490-21-7"],
  ["2490-21-7\t\r\n", [], "2490-21-7"],
  ["\u00022490-21-7\u0003", [], "2490-21-7"],
  ["]C12490-21-7", [], "2490-21-7"],
  ["2490-21-104512H", [], "2490-21-104512"],
  ["2490'21'104512h", [], "2490-21-104512"],
  ["", [], null],
  ["BIBLIOTECA", [], null],
  ["2490'21-7", [], null],
  ["2490'21'1234567", [], null],
  ["2490'21'7A", [], null],
  ["2490'21'7'5", [], null],
  ["2490'21'7 2490'21'8", [], null],
  ["https://facultad.edu.gt/2026/11/28/noticia", [], null],
  ["https://facultad.edu.gt/2490-21-7?v=1", [], null],
  ["2490-21-104512G", [], null],
  ["https://facultad.edu.gt/2490-21-7?v=1", ["2490-21-7"], "2490-21-7"],
  ["carnet=2490-21-7&exp=2026-12-31", ["2490-21-7"], "2490-21-7"],
  ["GARCIA|2490217|2026-12-31", ["2490-21-7"], "2490-21-7"],
  ["B2490-21-7", ["2490-21-7"], "2490-21-7"],
  ["A2490211000B", ["2490-21-1000"], "2490-21-1000"],
  ["2490 21 1000 2490 26 112", ["2490-21-1000"], "2490-21-1000"],
  ["https://facultad.edu.gt/2026/11/28/noticia", ["2026-11-000028"], null],
  ["2490-21-1O4512", ["2490-21-1"], null],
  ["2490-21-7 2490-21-8", ["2490-21-7", "2490-21-8"], null],
  ["2490 21 1000 2490 26 112", ["2490-21-1000", "2490-26-112"], null],
])("%j, where the list has %j, is read as %j", (text, listed, expected) => {
  expect(read(text, listed)).toEqual(expected);
});

test.each([
  ["a check digit", "ITF", "249021104513"],
  ["a check digit and a zero", "ITF", "0249021104513"],
  ["start and stop", "Codabar", "A24902110451B"],
])("%s is cut off for a person on the list", (_what, symbology, text) => {
  expect(read(text, ["2490-21-10451"], symbology)).toEqual("2490-21-10451");
  expect(read(text, [], symbology)).toEqual(null);
});

test("an ITF number counts for nobody while it may be a part of another listed carnet, read through a tilted code", () => {
  const both = ["2490-21-1001", "2490-21-100197"];
  expect(read("2490211001", both, "ITF")).toEqual(null);
  expect(read("249021100197", both, "ITF")).toEqual("2490-21-100197");
  expect(read("2490211001", ["2490-21-1001"], "ITF")).toEqual("2490-21-1001");
  expect(read("2490211001", both, "Code128")).toEqual("2490-21-1001");
});

test("a digit that is right as a check character is cut off for a person on the list, but not if it was typed", () => {
  const [listed, whole] = ["2490-21-1", "2490-21-15"];
  expect(read(whole, [listed], "Code39")).toEqual(listed);
  for (const symbology of [undefined, "Code128"]) {
    expect(read(whole, [listed], symbology)).toEqual(whole);
  }
  for (const others of [[listed, whole], []]) {
    expect(read(whole, others, "Code39")).toEqual(whole);
  }
});
