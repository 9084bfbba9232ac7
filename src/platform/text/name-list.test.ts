import { expect, test } from "vitest";
import { nameList } from "./name-list";

test.each([
  ["an accent on the first letter", ["Ana", "Íngrid"], "Ana e Íngrid"],
  ["the same name without it", ["Ana", "Ingrid"], "Ana e Ingrid"],
  ["another vowel", ["Íngrid", "Óscar"], "Íngrid y Óscar"],
  ["three names", ["José", "Begoña", "Ítalo"], "José, Begoña e Ítalo"],
  ["one name", ["Íngrid"], "Íngrid"],
])("a list of names with %s", (_, names, list) => {
  expect(nameList(names)).toBe(list);
});
