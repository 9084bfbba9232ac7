import { expect, test } from "vitest";
import { inventedList } from "#app/server/testing/invented-list.ts";
import { carnets } from "#testing/carnets.ts";
import { nearFinder } from "./near-people.ts";

const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Morales Xicará", numeroTicket: "1" };
const find = nearFinder([ana, ...inventedList(50)], carnets);

test.each([
  ["the carnet with a wrong digit", "2490-21-104513", "Otra Persona", "one edit", false],
  ["two digits swapped", "2490-21-105412", "Otra Persona", "one edit", false],
  ["a digit lacking, and the name", "2490-21-10451", "ANA LUCIA MORALES XICARA", "one edit", true],
  ["the name in another order", "0901-20-7", "Morales Xicará, Ana Lucía", null, true],
  ["a part of the name", "0901-20-7", "Ana Morales", null, true],
  ["more names", "0901-20-7", "Ana Lucía Morales Xicará de Paz", null, true],
])("somebody on the list is found by %s", (_, carnet, nombre, nearness, hasName) => {
  expect(find({ carnet, nombre })).toEqual([{ person: ana, carnet: nearness, hasName }]);
});

test("one word of the name in common is a coincidence", () => {
  expect(find({ carnet: "0901-20-7", nombre: "Ana Zzyzx" })).toEqual([]);
});
