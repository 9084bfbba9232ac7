import { expect, test } from "vitest";
import { checkPerson } from "./check-person.ts";

test.each([
  ["carnet", "90118009112", /o 0901-18-009112. Escriba el verdadero, con sus guiones\.$/],
  ["carnet", "12/05/2021", /Escríbalo como 0000-00-000000: /],
  ["carnet", "", /^Falta el carnet\.$/],
  ["nombre", "An\u200ba", /Bórrelo y vuelva a escribirlo\.$/],
  ["nombre", "MarÃ­a", /Escríbalo con sus tildes\.$/],
  ["numeroTicket", "#N/A", /Escriba el dato\.$/],
  ["numeroTicket", "7".repeat(300), /Acórtelo\.$/],
])("a form says of %s %j what to type, without cells or sheets", (field, value, expected) => {
  const typed = { carnet: "2490-21-7", nombre: "Ana", numeroTicket: "1", [field]: value };
  const checked = checkPerson(typed, []);
  const said = checked.kind === "faulty" ? Object.values(checked.faults).join(" ") : "";
  expect(said).toMatch(expected);
  expect(said).not.toMatch(/celda|columna|fila/);
});
