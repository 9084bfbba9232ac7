import { expect, test } from "vitest";
import { decodedLetters } from "../doubtful-values.ts";
import { damageOf } from "./other-spellings.ts";

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
  ["Garc´ ıa Mu˜ noz Lo´ pez", "García Muñoz López"],
  ["Jos\u0301e", "José"],
  ["Garcı\u0301a", "García"],
  ["Ch´avez B´aez Fern´andez Mar'ia", "Chávez Báez Fernández María"],
  // A glottal stop is typed with the same key.
  ["Jose´ de la Cruz", "José de la Cruz", "Jose' de la Cruz"],
  ["Ch´umil B´arbara", "Chúmil Bárbara", "Ch'umil B'arbara"],
  ["ANA D´ANGELO", "ANA DÁNGELO", "ANA D'ANGELO"],
])("accents beside their letter: %s is %s", (text, ...meant) => {
  expect(damageOf(text)).toEqual({ kind: "loose accents", meant });
});

test.each([
  ["LÓPEZ", "LàPEZ"],
  ["MARTÍNEZ PEÑA Ana", "MARTíNEZ PEñA Ana"],
])("the code page of another system: %s became %s", (meant, text) => {
  expect(damageOf(text)).toEqual({ kind: "misread code page", meant: [meant] });
});

test("letters that no reading explains are doubtful, and Kaqchikel's Ë may be an Ó", () => {
  expect(damageOf("Marφa")).toEqual({ kind: "misread code page", meant: [] });
  expect(damageOf("GËMEZ")?.meant).toEqual(["GÓMEZ", "GËMEZ"]);
});

test.each([
  "José Muñoz",
  "Jose\u0301 Mun\u0303oz",
  "Ana O´Brien D´Angelo d´Angelo",
  "O'Brien D'Angelo",
  "T´un Kan´ek Kan’ek Jun´ajpu B´eleje´ Tz´i´ Popti' Sti' Nab´ey Ixb´alamke",
  "IXMUKANË AJANËL",
])("%s is no damage", (text) => {
  expect(damageOf(text)).toBeNull();
});
