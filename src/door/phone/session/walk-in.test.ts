import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { alikeOnList, readWalkIn } from "./walk-in.ts";

const people = new Map([
  ["2490-21-1", { carnet: "2490-21-1", nombre: "Ana", numeroTicket: "7" }],
  ["2490-21-009", { carnet: "2490-21-009", nombre: "Luz", numeroTicket: "9" }],
]);
const typed = { carnet: "2490'25'1", nombre: " Eva  Luz ", numeroTicket: " 8 " };

test("a person typed at the door is normalised like the people on the list", () => {
  const person = { carnet: "2490-25-1", nombre: "Eva Luz", numeroTicket: "8" };
  expect(readWalkIn(typed, people, carnets)).toEqual({ kind: "valid", person });
});

test.each([
  [{ nombre: "#N/A" }, { nombre: expect.stringContaining("hoja de cálculo") }],
  [{ carnet: "2490-21-1" }, { carnet: "Ese carnet ya es de Ana (ticket 7)." }],
  [{ carnet: "2490-21-9" }, { carnet: "Ese carnet ya es de Luz (ticket 9)." }],
  [{ nombre: "Eva Luz2490-21-104507" }, { nombre: expect.stringContaining("carnet") }],
  [{ numeroTicket: "7" }, { numeroTicket: "Ese ticket ya es de Ana (carnet 2490-21-1)." }],
])("%j is refused at its field", (part, faults) => {
  expect(readWalkIn({ ...typed, ...part }, people, carnets)).toEqual({ kind: "faulty", faults });
});

test.each([
  ["one digit is another", { carnet: "2490-21-104513", nombre: "Ana Xicará de Paz" }, true],
  ["the name is written differently", { carnet: "2490-09-7", nombre: "XICARA, Ana Lucía" }, true],
  ["a neighbour in the list of a class", { carnet: "2490-21-104511", nombre: "Luis Pop" }, false],
  ["a namesake of one name", { carnet: "2490-09-7", nombre: "Ana Pop" }, false],
])("who is about to be added is shown who may be the same: %s", (_why, part, isShown) => {
  const ana = { carnet: "2490-21-104512", nombre: "Ana Lucía Xicará", numeroTicket: "1" };
  const listed = new Map([[ana.carnet, ana]]);
  const found = alikeOnList({ ...part, numeroTicket: "8" }, listed, carnets);
  expect(found).toEqual(isShown ? [ana] : []);
});
