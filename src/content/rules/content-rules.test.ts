import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import { edit } from "../testing/one-fault.ts";

test("a speaker's id twice is reported at its second place", async () => {
  const { faults } = await readEdited(
    edit("ponentes", "id: rodrigo-barillas", "id: andrea-lemus"),
    edit("tematicas", "ponente: rodrigo-barillas", "ponente: andrea-lemus"),
  );
  expect(faults).toMatchObject([
    { file: "content/ponentes.yaml", line: 11, field: "ponentes[1].id" },
  ]);
});

test("a talk has one speaker, several, or none, and a room", async () => {
  const { edition, faults } = await readEdited(
    edit(
      "tematicas",
      "ponente: andrea-lemus",
      "ponente: [andrea-lemus, rodrigo-barillas]\n  sala: Salón B-3",
    ),
    edit("tematicas", "\n  ponente: rodrigo-barillas", ""),
  );
  expect(faults).toEqual([]);
  expect(edition?.tematicas.map(({ ponente, sala }) => [ponente, sala])).toEqual([
    [["andrea-lemus", "rodrigo-barillas"], "Salón B-3"],
    [[], undefined],
  ]);
});

test("an opening hour in words is one fault, also where talks have hours", async () => {
  const { faults } = await readEdited(
    edit("edicion", "puertas: 2025-10-04T07:00:00-06:00", "puertas: 4 de octubre, a las 7"),
    edit("tematicas", "icono: ia", "icono: ia\n  hora: 08:30"),
  );
  expect(faults.map(({ field }) => field)).toEqual(["edicion.fechas.puertas"]);
});

test("a speaker's malformed id is reported, and so is a talk with an unknown one", async () => {
  const { faults } = await readEdited(edit("ponentes", "id: andrea-lemus", "id: Andrea Lemus"));
  expect(faults.map(({ field }) => field)).toEqual(["tematicas[0].ponente", "ponentes[0].id"]);
  expect(faults[1]?.expected).toContain("minúsculas");
});
