import fc from "fast-check";
import { expect, it } from "vitest";
import { USUAL_CARNET_GROUPS } from "#edition/model/carnet-groups.ts";
import * as carnet from "./carnet.ts";

const usual = USUAL_CARNET_GROUPS;
const formatCarnet = (text: string) => carnet.formatCarnet(text, usual);
/** Each text has `|` at the caret. */
const edit = (before: string, after: string) => {
  const edited = carnet.formatCarnetEdit(state(before), state(after), usual);
  return edited && `${edited.value.slice(0, edited.caret)}|${edited.value.slice(edited.caret)}`;
};
const state = (text: string) => ({ value: text.replace("|", ""), caret: text.indexOf("|") });

const digitsOf = (text: string) => text.replace(/\D/g, "");
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."0123456789- aé.") }),
  fc.string({ unit: fc.constantFrom(..."0123456789") }),
);

it("formatting a carnet keeps the digits in order, drops all else and never exceeds 14 characters", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const formatted = formatCarnet(text);
      expect(digitsOf(formatted)).toBe(digitsOf(text).slice(0, 12));
      expect(formatted.length).toBeLessThanOrEqual(14);
      expect(formatted).toMatch(/^(\d{0,4}|\d{4}-\d{1,2}|\d{4}-\d{2}-\d{1,6})$/);
    }),
    { examples: [["carnet: 2490/21/12"], ["٢٤٩٠"]] },
  );
});

it("editing a carnet leaves the caret behind the same digit, wherever a character was typed or deleted", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{0,11}$/),
      fc.nat(),
      fc.string({ maxLength: 1 }),
      (digits, at, typed) => {
        const before = formatCarnet(digits);
        const caret = at % (before.length + 1);
        const ahead = before.slice(0, caret) + typed;
        const after = { value: ahead + before.slice(caret), caret: ahead.length };
        const edited = carnet.formatCarnetEdit({ value: before, caret }, after, usual);
        expect(digitsOf(edited?.value.slice(0, edited.caret) ?? "")).toBe(digitsOf(ahead));
        expect(digitsOf(edited?.value ?? "")).toBe(digitsOf(after.value));
      },
    ),
  );
});

it.each([
  ["steps over a dash that was deleted backwards", "2490-|21-12", "2490|21-12", "2490|-21-12"],
  ["puts the caret behind a digit before a dash", "2490|-21-12", "24907|-21-12", "2490-7|2-112"],
  ["ignores a thirteenth digit", "2490|-21-123456", "24907|-21-123456", "2490|-21-123456"],
  ["takes the carnet of a text", "|", "Soy Ana, carnet2490‑21‑104512.|", "2490-21-104512|"],
  ["takes a carnet without dashes", "|", "Ticket 1, carnet 2490 21 104512|", "2490-21-104512|"],
  ["takes a whole carnet instead of what is there", "2|", "22490-20-8734|", "2490-20-8734|"],
  ["takes none of several", "|", "2490-21-104512 o 2490-20-8734|", null],
  ["takes none if one was there", "2490-21-104512|", "2490-21-104512 o 2490-20-8734|", null],
  ["cuts nothing", "|", "24902110451299|", null],
  ["does not take a letter for nothing", "|", "2490-21-1O4512|", null],
  ["does not join numbers", "|", "Ticket 12, salón 2490212|", "2490-21-2|"],
  ["takes no notice of what nobody sees", "|", "2490-21-10451\u200b2|", "2490-21-104512|"],
  ["takes no part of a cut group", "|", "2490-21-104 512|", null],
  ["takes no telephone", "|", "+502 5555 1234|", null],
])("editing a carnet %s", (_what, before, after, expected) => {
  expect(edit(before, after)).toBe(expected);
});

it("groups the digits of any edition's carnets", () => {
  expect(carnet.carnetPlaceholder([9])).toBe("000000000");
  expect(carnet.formatCarnet("2021 4567 89", [9])).toBe("202145678");
  expect(carnet.formatCarnet("2021456789", [2, 2, 4])).toBe("20-21-4567");
});
