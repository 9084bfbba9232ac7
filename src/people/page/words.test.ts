import { expect, test } from "vitest";
import { stepInWords } from "./step-words.ts";
import { named } from "./words.ts";

test("people are joined as Spanish does before the sound of i", () => {
  const names = ["Ana", "Íngrid"];
  expect(named(names.map((nombre) => ({ nombre })))).toBe("Ana e Íngrid");
  const step = {
    id: "1",
    at: 0,
    by: "",
    kind: "remove",
    detail: "",
    undoes: null,
    people: 2,
  } as const;
  expect(stepInWords(step, names)).toBe("quitó a Ana e Íngrid");
});
