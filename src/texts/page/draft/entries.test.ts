import { expect, test } from "vitest";
import { moved, withValue } from "./entries.ts";

test("setting a value leaves the original data unchanged, and creates missing blocks", () => {
  const before = { lugar: { nombre: "x" } };
  expect(withValue(before, ["fases", "dia", "entrada"], "y")).toEqual({
    lugar: { nombre: "x" },
    fases: { dia: { entrada: "y" } },
  });
  expect(withValue(before, ["lugar", "nombre"], undefined)).toEqual({ lugar: {} });
  expect(before).toEqual({ lugar: { nombre: "x" } });
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
});
