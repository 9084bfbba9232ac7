import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSources } from "./check-sources.ts";
import { readTexts } from "./content-files.ts";

const now = Date.parse("2025-09-01T00:00:00-06:00");
const names = ["portada.jpg", "salon.jpg", "2024-1.jpg", "2023-1.jpg", "andrea.jpg"];
const photos = names.map((path) => ({ path }));
const sources = await readTexts(join(import.meta.dirname, "testing/sample"));

test("unknown facts cause no faults: whether photos are whole, icons", async () => {
  const tematicas = "- titulo: Cohetes\n  descripcion: Vuelan\n  icono: cohete\n";
  const texts = { ...sources, tematicas };
  expect(checkSources(texts, photos, { now }).faults).toEqual([]);
  expect(checkSources(texts, photos, { now, icons: {} }).faults).toMatchObject([
    { file: "content/tematicas.yaml", field: "tematicas[0].icono" },
  ]);
});
