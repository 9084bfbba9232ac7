import { expect, test } from "vitest";
import { namedNumbers } from "./edition-numbers.ts";

const numbersIn = (text: string) =>
  namedNumbers(text, ["Convención"]).map(({ value, written }) => `${value} ${written}`);

test.each([
  ["Entrada para la XIII Convención", ["13 XIII"]],
  ["la V Convención y la VI convención", ["5 V", "6 VI"]],
  ["¿Llega la XIII?", ["13 XIII"]],
  ["esta 13.ª edición; la 13a Convención, la 13va edición", ["13 13.ª", "13 13a", "13 13va"]],
  ["edición número 13, edición n.º 12, edición 11", ["13 13", "12 12", "11 11"]],
])("%j names editions", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  "2.ª avenida 4-18, zona 1, Jutiapa",
  "Álgebra II y Física I en el siglo XXI",
  "Convención de 3 días, edición 2024, a las 13 horas",
  "MIX de ideas, CD y vitamina C",
])("%j names no edition", (text) => {
  expect(numbersIn(text)).toEqual([]);
});
