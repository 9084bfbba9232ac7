import { expect, test } from "vitest";
import { readContent } from "../../../content/read-content.ts";
import { newProject } from "../testing/project.ts";
import { startEdition } from "./start-edition.ts";

test("content that would have faults is not written, and the faults are reported", async () => {
  const { contentDir, snapshot } = await newProject();
  const before = await snapshot();
  const { edition: current } = await readContent(contentDir);
  if (!current) throw new Error("The sample is not sound");
  const report = await startEdition({
    contentDir,
    current,
    answers: {
      numero: 14,
      fecha: "2026-10-03",
      puertas: "09:00",
      inicio: "08:00",
      lugar: "Auditorio",
      direccion: "6.ª calle",
    },
    photos: { kind: "hall" },
  });
  expect(report.edition).toBeNull();
  expect(report.faults).toMatchObject([
    { file: "content/edicion.yaml", field: "edicion.fechas.puertas" },
    { file: "content/tematicas.yaml", field: "tematicas[0].hora" },
  ]);
  expect(await snapshot()).toEqual(before);
});
