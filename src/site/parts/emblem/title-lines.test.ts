import { expect, it } from "vitest";
import { boundWords, titleLines } from "./title-lines.ts";

it.each([
  ["Convención de Ciencia y Tecnología", ["Convención", "de Ciencia", "y Tecnología"]],
  ["Congreso de la Innovación", ["Congreso", "de la Innovación"]],
  ["Tecnología", ["Tecnología"]],
  ["Días de", ["Días", "de"]],
])("the lines of %j break before the small words, not after them", (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});

it.each([
  ["Talleres de la Convención", "Talleres de\u00a0la\u00a0Convención"],
  ["Charlas de electroencefalografía", "Charlas de electroencefalografía"],
])("no line of the heading %j ends after a small word, if phones have room", (heading, bound) => {
  expect(boundWords(heading)).toBe(bound);
});
