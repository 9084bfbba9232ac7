import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { check, sheetOf } from "../testing/check-rows.ts";
import { affirmative, otherAnswers, refusalIn } from "./answers.ts";
import { guessMapping } from "./guess-mapping.ts";

test.each([
  [["pagado", "cancelado", "pago pendiente"], ["pagado"]],
  [["si", "no", "ya no asistira"], ["si"]],
  [["cancelado", "pendiente", ""], ["cancelado"]],
  [
    ["inscrito", "cancelado"],
    ["inscrito", "cancelado"],
  ],
  [["aprobado", "en revision", "denegado"], ["aprobado"]],
])("of the answers %j, %j are taken at first", (answers, taken) => {
  expect(affirmative(answers)).toEqual(taken);
});

test.each([
  ["Estado", ["Confirmado", "Cancelado"], "«Cancelado» en 2"],
  ["¿Viene?", ["Sí", "Canceló"], "«Canceló» en 2"],
  ["Estado", ["Pagado", "Anulado", "Pagado", "Denegado"], "«Anulado» o «Denegado» en 4"],
  ["Observaciones", ["", "Retirado"], "«Retirado» en 2"],
  // «Cancelado» is «pagado».
  ["Estado", ["Pendiente", "Cancelado"], null],
  // Who has her shirt, and who pays at the door.
  ["Talla", ["M", "Retirada"], null],
  ["Comentario", ["Con descuento", "Cancela en puerta"], null],
])("the column %s with %j: %s", (column, answers, refused) => {
  const rows = [...answers, ...answers].map((each, row) => [`2490-21-${row + 1}`, "Ana Paz", each]);
  const sheet = sheetOf(["Carnet", "Nombre", column], ...rows);
  const sentence = refused && `«${column}» dice ${refused} filas, que cuentan como las demás.`;
  expect(refusalIn(sheet, guessMapping(sheet.rows, carnets))).toBe(sentence);
});

test("registered people with another answer than the chosen one are named, unless another row has it", () => {
  const people = [1, 2, 3].map((each) => ({
    carnet: `2490-15-${each}`,
    nombre: `Persona ${each}`,
    numeroTicket: `E-00${each}`,
  }));
  const row = (each: number, estado: string) => [`2490-15-${each}`, `Persona ${each}`, estado];
  const sheet = sheetOf(
    ["Carnet", "Nombre", "Estado"],
    ...[row(1, "Confirmado"), row(2, "Cancelado"), row(3, "Confirmado"), row(3, "Cancelado")],
    row(4, "Cancelado"),
  );
  const filter = { column: 2, values: ["confirmado"] };
  const registered = new Map(people.map((person) => [person.carnet, person]));
  const draft = check(sheet, { people, filter, prefix: "" });
  expect(otherAnswers(sheet, filter, draft, registered)).toEqual([
    { line: 3, person: people[1], answer: "Cancelado" },
  ]);
  expect(otherAnswers(sheet, null, draft, registered)).toEqual([]);
});
