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
  [["yes", "no"], ["yes"]],
  [
    ["✅", "❌", "pagado por celular", "pago por verificar", "verificar"],
    ["✅", "pagado por celular"],
  ],
])("of the answers %j, %j are taken at first", (answers, taken) => {
  expect(affirmative(answers)).toEqual(taken);
});

test.each([
  ["Estado", ["Confirmado", "Cancelado"], "«Cancelado» en 2"],
  ["¿Viene?", ["Sí", "Canceló"], "«Canceló» en 2"],
  ["Estado", ["Pagado", "Anulado", "Pagado", "Denegado"], "«Anulado» o «Denegado» en 4"],
  ["Observaciones", ["", "Retirado"], "«Retirado» en 2"],
  ["Estado del asistente", ["Asiste", "No asiste"], "«No asiste» en 2"],
  ["¿Asistirá?", ["Sí, asistiré", "No podré asistir"], "«No podré asistir» en 2"],
  ["approval_status", ["approved", "declined"], "«declined» en 2"],
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

test("who has the chosen answer in another row, too, is not named as having another one", () => {
  const people = ["1", "2"].map((numeroTicket) => ({
    carnet: `2490-15-${numeroTicket}`,
    nombre: `Ana Paz ${numeroTicket}`,
    numeroTicket,
  }));
  const rows = [
    "2490-15-1|Ana Paz 1|Cancelado",
    "2490-15-2|Ana Paz 2|Confirmado",
    "2490-15-2|Ana Paz 2|Cancelado",
  ];
  const sheet = sheetOf("Carnet|Nombre|Estado", ...rows);
  const filter = { column: 2, values: ["confirmado"] };
  const registered = new Map(people.map((person) => [person.carnet, person]));
  const draft = check(sheet, { people, filter });
  const named = { line: 2, person: people[0], answer: "Cancelado" };
  expect(otherAnswers(sheet, filter, draft, registered)).toEqual([named]);
});
