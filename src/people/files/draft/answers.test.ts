import { expect, test } from "vitest";
import { carnets } from "#testing/carnets.ts";
import { openPasted } from "../open-list.ts";
import { affirmative, refusalIn } from "./answers.ts";
import { guessMapping } from "./guess-mapping.ts";

test.each([
  [["confirmado", "cancelado"], ["confirmado"]],
  [["pagado", "cancelado", "pago pendiente"], ["pagado"]],
  [["si", "no", "ya no asistira"], ["si"]],
  [["cancelado", "pendiente", ""], ["cancelado"]],
  [
    ["inscrito", "cancelado"],
    ["inscrito", "cancelado"],
  ],
  [["basico", "completo"], ["completo"]],
])("of the answers %j, %j are taken at first", (answers, taken) => {
  expect(affirmative(answers)).toEqual(taken);
});

test.each([
  [
    ["Confirmado", "Cancelado"],
    "«Estado» dice «Cancelado» en 2 filas, que cuentan como las demás.",
  ],
  [["Inscrita", "Anulada"], "«Estado» dice «Anulada» en 2 filas, que cuentan como las demás."],
  // «Cancelado» is «pagado».
  [["Pendiente", "Cancelado"], null],
])("a column with %j: %s", (answers, sentence) => {
  const rows = [0, 1, 2, 3].map((row) => `2490-21-${row + 1}\tAna Paz\t${answers[row % 2]}`);
  const opened = openPasted(["Carnet\tNombre\tEstado", ...rows].join("\n"));
  const [sheet] = opened.kind === "sheets" ? opened.sheets : [];
  if (sheet === undefined) throw new Error("The rows cannot be read");
  expect(refusalIn(sheet, guessMapping(sheet.rows, carnets))).toBe(sentence);
});
