import { expect, test } from "vitest";
import { decodedLetters } from "./encoded-letters.ts";
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
  ["B´arbara Ch´avez B´aez", "Bárbara Chávez Báez"],
])("accents beside their letter: %s is %s", (text, meant) => {
  expect(joinedAccents(text)).toBe(meant);
});

test.each([
  "José Muñoz",
  "Jose\u0301 Mun\u0303oz",
  "Ana O´Brien D´Angelo",
  "O'Brien D'Angelo",
  "B´alam Ch´en",
  "João Zoë Nguyễn",
])("the accents of %s are in place", (text) => {
  expect(joinedAccents(text)).toBeNull();
});
