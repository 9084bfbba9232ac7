import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEdited, readSpoilt } from "./testing/broken-content.ts";

test("content without faults becomes an edition free of sample marks, whose places are listed", async () => {
  const { edition, samples, faults } = await readEdited();
  expect(faults).toEqual([]);
  expect(JSON.stringify(edition)).not.toContain("muestra");
  expect(samples).toEqual([
    { file: "content/edicion.yaml", line: 11, field: "edicion.lugar.direccion" },
    { file: "content/edicion.yaml", line: 18, field: "edicion.entradas" },
  ]);
});

test("faults of all files are reported together, file by file and from top to bottom", async () => {
  const { edition, faults } = await readEdited(
    ["edicion", "derechos: 2025", "derechos: veinticinco"],
    ["edicion", "2025-10-04T07:00:00-06:00", "2025-02-30T07:00:00-06:00"],
    ["acerca", "queEs:", "queEs: {"],
    ["sede", "alt:", "alternativo:"],
    ["testimonios", "  autor: Josué, octavo ciclo\n", ""],
  );
  expect(edition).toBeNull();
  expect(faults.map(({ file, line, field }) => [`${file}:${line}`, field])).toEqual([
    ["content/edicion.yaml:15", "edicion.fechas.puertas"],
    ["content/edicion.yaml:26", "edicion.derechos"],
    ["content/acerca.yaml:2", ""],
    ["content/sede.yaml:2", "sede.fotos[0].alt"],
    ["content/sede.yaml:3", "sede.fotos[0].alternativo"],
    ["content/testimonios.yaml:1", "testimonios[0].autor"],
  ]);
});

test("a file in a spreadsheet's encoding is reported, with the advice to save it as UTF-8", async () => {
  const { faults } = await readSpoilt(async (folder) => {
    const path = join(folder, "acerca.yaml");
    await writeFile(path, await readFile(path, "utf8"), "latin1");
  });
  const problem = { kind: "not UTF-8" };
  expect(faults).toMatchObject([{ file: "content/acerca.yaml", line: 1, problem }]);
});
