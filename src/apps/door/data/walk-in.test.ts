import { expect, test } from "vitest";
import { readWalkIn } from "./walk-in.ts";

const people = new Map([
  ["2490-21-1", { nombre: "Ana", numeroTicket: "7" }],
  ["2490-21-009", { nombre: "Luz", numeroTicket: "9" }],
]);
const typed = { carnet: "2490251", nombre: " Eva  Luz ", numeroTicket: " 8 " };

test("a person typed at the door is normalised like the people on the list", () => {
  expect(readWalkIn(typed, people)).toEqual({
    kind: "valid",
    person: { carnet: "2490-25-1", nombre: "Eva Luz", numeroTicket: "8" },
  });
});

test.each([
  [{ carnet: "24" }, { carnet: expect.stringContaining("4 números") }],
  [{ carnet: "2490-21-1" }, { carnet: "Ya está en la lista: Ana, ticket 7." }],
  [{ carnet: "2490-21-9" }, { carnet: "Ya está en la lista: Luz, ticket 9." }],
  [{ nombre: "  " }, { nombre: "Escribe el nombre." }],
  [{ nombre: "a".repeat(201) }, { nombre: expect.stringContaining("200") }],
  [{ numeroTicket: "" }, { numeroTicket: "Escribe el número de ticket." }],
  [{ numeroTicket: "7" }, { numeroTicket: "Ese ticket es de Ana." }],
])("%j is refused at its field", (part, faults) => {
  expect(readWalkIn({ ...typed, ...part }, people)).toEqual({ kind: "faulty", faults });
});
