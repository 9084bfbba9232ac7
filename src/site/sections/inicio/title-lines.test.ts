import { expect, it } from "vitest";
import { titleLines } from "./title-lines.ts";

it.each([
  ["Convención de Ciencia y Tecnología", ["Convención", "de Ciencia", "y Tecnología"]],
  ["Congreso de la Innovación", ["Congreso", "de la Innovación"]],
  ["Tecnología", ["Tecnología"]],
  ["Días de", ["Días", "de"]],
])("breaks %j before the small words, not after them", (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
