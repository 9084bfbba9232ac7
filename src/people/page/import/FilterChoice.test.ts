import { expect, test } from "vitest";
import { affirmative } from "./FilterChoice.tsx";

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
