import { expect, it } from "vitest";
import { softHyphens, wordsTogether } from "./line-breaks.ts";

it.each([
  ["electroencefalográficos", "elec-troen-ce-fa-lo-grá-fi-cos"],
  ["Internacionalización", "Inter-na-cio-na-li-za-ción"],
  ["microarquitecturas", "microar-qui-tec-tu-ras"],
])("%s may be broken between its syllables", (word, broken) => {
  expect(softHyphens(word).replaceAll("\u00ad", "-")).toBe(broken);
});

it("keeps together the last two words, and a short one that begins a sentence with the next", () => {
  const text = "Hay charlas. Se organizan desde la facultad.";
  expect(wordsTogether(text)).toBe("Hay charlas. Se\u00a0organizan desde la\u00a0facultad.");
});
