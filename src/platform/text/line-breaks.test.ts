import { expect, it } from "vitest";
import { softHyphens } from "./line-breaks.ts";

it.each([
  ["electroencefalográficos", "elec-troen-ce-fa-lo-grá-fi-cos"],
  ["Internacionalización", "Inter-na-cio-na-li-za-ción"],
  ["microarquitecturas", "microar-qui-tec-tu-ras"],
])("%s may be broken between its syllables", (word, broken) => {
  expect(softHyphens(word).replaceAll("\u00ad", "-")).toBe(broken);
});
