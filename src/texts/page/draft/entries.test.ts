import { expect, test } from "vitest";
import { moved, withKeys, withoutKeys, withValue } from "./entries.ts";

const data = [{ anio: 2024, fotos: [{ archivo: "a.jpg" }, { archivo: "b.jpg" }] }, { anio: 2023 }];

test("keys do not reach a file, and neither do empty texts, blocks and inner lists", () => {
  expect(withoutKeys(withKeys(data))).toEqual(data);
  expect(withoutKeys({ lema: "", lugar: { ciudad: "" }, redes: [], titulo: "x" })).toEqual({
    titulo: "x",
  });
  expect(withoutKeys([])).toEqual([]);
});

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
