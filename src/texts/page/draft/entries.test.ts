import { expect, test } from "vitest";
import { isNew, moved, newKey, withKeys, withoutKeys, withValue } from "./entries.ts";

const data = [{ anio: 2024, fotos: [{ archivo: "a.jpg" }, { archivo: "b.jpg" }] }, { anio: 2023 }];

test("keys do not reach a file, and neither do empty texts, blocks and inner lists", () => {
  expect(withoutKeys(withKeys(data))).toEqual(data);
  expect(withoutKeys({ lema: "", lugar: { ciudad: "" }, redes: [], titulo: "x" })).toEqual({
    titulo: "x",
  });
  expect(withoutKeys([])).toEqual([]);
});

test("entries behind one that the next edition adds keep their keys", () => {
  const before = withKeys(data) as object[];
  const after = withKeys([{ anio: 2025, fotos: [{ archivo: "c.jpg" }] }, ...before], newKey);
  const [added, ...others] = after as { fotos: object[] }[];
  expect(others).toEqual(before);
  expect([added, added?.fotos[0]].map(isNew)).toEqual([true, true]);
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
