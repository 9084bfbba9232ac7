import { expect, test } from "vitest";
import { decodedLetters } from "./encoded-letters.ts";
import { invisibleIn, visibleJoiners } from "./invisible.ts";
import { joinedAccents } from "./loose-accents.ts";

test.each([
  ["Jos&eacute; Mu&ntilde;oz", "José Muñoz"],
  ["Jos&eacute Paz", "José Paz"],
  ["A&amp;B-001", "A&B-001"],
  ["Mu\\u00f1oz P\\u00e9rez", "Muñoz Pérez"],
])("letters in code: %s is %s", (text, meant) => {
  expect(decodedLetters(text)).toBe(meant);
});

test.each(["José Muñoz", "A&B-001", "&NADA;"])("%s contains no encoded letter", (text) => {
  expect(decodedLetters(text)).toBeNull();
});

test.each([
  ["Jos´e Mu˜noz", "José Muñoz"],
  ["Garc´ ıa Mu˜ noz", "García Muñoz"],
  ["Jose´ Paz", "José Paz"],
  ["Nu~nez Jose'", "Nuñez José"],
  ["Jos\u0301e", "José"],
  ["Garcı\u0301a", "García"],
])("accents beside their letter: %s is %s", (text, meant) => {
  expect(joinedAccents(text)).toBe(meant);
});

test.each([
  "José Muñoz",
  "Jose\u0301 Mun\u0303oz",
  "Ana O´Brien D´Angelo",
  "O'Brien D'Angelo",
  "João Zoë Nguyễn",
])("the accents of %s are in place", (text) => {
  expect(joinedAccents(text)).toBeNull();
});

test("an invisible character is named with its place, joiners of an emoji are not", () => {
  for (const sign of [..."\u200b\u200c\u200d\u200e\u200f\u061c\u2028\u2060\ufeff\u00ad"]) {
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    expect(invisibleIn(`Ana${sign}Luz`)).toEqual({ code, before: "Ana", without: "AnaLuz" });
  }
  expect(invisibleIn("👩‍💻 Ana ❤️")).toBeNull();
  expect(visibleJoiners("Ana\u200cLuz 👩‍💻")).toBe("Ana\\u200cLuz 👩‍💻");
});
