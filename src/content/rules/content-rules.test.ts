import { expect, test } from "vitest";
import { readEdited } from "../testing/broken-content.ts";
import { edit, expectOneFault, type FaultCase } from "../testing/one-fault.ts";

const cases: FaultCase[] = [
  [
    "a day that does not exist",
    edit("edicion", "inicio: 2025-10-04T", "inicio: 2025-02-30T"),
    "edicion.yaml:16:3",
    /un día que no existe/,
  ],
  [
    "a date without offset",
    edit("edicion", "08:00:00-06:00", "08:00:00"),
    "edicion.yaml:16:3",
    /sin huso horario.*\n.*\n.*T08:00:00-06:00/,
  ],
  [
    "a date without time",
    edit("edicion", "2025-10-04T08:00:00-06:00", "2025-10-04"),
    "edicion.yaml:16:3",
    /sin hora/,
  ],
  [
    "a date that is none",
    edit("edicion", "2025-10-04T08:00:00-06:00", "4 de octubre"),
    "edicion.yaml:16:3",
    /«4 de octubre».*\n.*una fecha con hora/,
  ],
  [
    "doors after the start",
    edit("edicion", "04T07:00", "04T09:00"),
    "edicion.yaml:15:3",
    /después del inicio/,
  ],
  [
    "doors after the start in another zone",
    edit("edicion", "07:00:00-06:00", "07:30:00-07:00"),
    "edicion.yaml:15:3",
    /después del inicio/,
  ],
  [
    "a wrong weekday",
    edit("edicion", "dia: sábado", "dia: viernes"),
    "edicion.yaml:14:3",
    /«viernes».*\n.*«sábado», el día de 2025-10-04/,
  ],
  [
    "a weekday that is none",
    edit("edicion", "dia: sábado", "dia: sabado"),
    "edicion.yaml:14:3",
    /«sabado»/,
  ],
  [
    "a year twice",
    edit("ediciones", "anio: 2023", "anio: 2024"),
    "ediciones.yaml:5:3",
    /2024 otra vez: ya lo tiene el 1\.º/,
  ],
  [
    "a talk twice",
    edit("tematicas", "titulo: Seguridad", "titulo: La IA"),
    "tematicas.yaml:5:3",
    /La IA otra vez: ya lo tiene el 1\.º/,
  ],
  [
    "a photo twice in one gallery",
    edit(
      "sede",
      "    leyenda: Antes de abrir puertas",
      "  - archivo: salon.jpg\n    alt: Otra vez el salón",
    ),
    "sede.yaml:4:5",
    /«salon\.jpg» otra vez en la misma galería/,
  ],
  [
    "a talk of no speaker",
    edit("tematicas", "ponente: andrea-lemus", "ponente: andrea-lemos"),
    "tematicas.yaml:4:3",
    /no está en ponentes\.yaml.*\n.*\n.*¿Quiso escribir «andrea-lemus»\?/,
  ],
  [
    "a photo that is not there",
    edit("ediciones", "2023-1.jpg", "feria-de-proyectos.jpg"),
    "ediciones.yaml:7:7",
    /no está en content\/fotos/,
  ],
  [
    "a preview photo that is not there",
    edit("edicion", "portada.jpg", "portda.jpg"),
    "edicion.yaml:27:1",
    /¿Es «portada\.jpg»\?/,
  ],
  [
    "a telephone of no country",
    edit("edicion", "  muestra: true\n  telefono: +502 0000 0000", "  telefono: +502 0000 0000"),
    "edicion.yaml:18:3",
    /no es un número del país/,
  ],
  [
    "a telephone with a letter",
    edit("edicion", "+502 0000 0000", "+502 OOOO 0000"),
    "edicion.yaml:19:3",
    /código de país/,
  ],
  [
    "a telephone without country",
    edit("edicion", "+502 0000 0000", '"5555 1234"'),
    "edicion.yaml:19:3",
    /código de país/,
  ],
];

test.each(cases)("%s is reported once, in its place", async (_, change, place, message) => {
  await expectOneFault(change, place, message);
});

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

test("of several speakers of a talk the absent one is reported", async () => {
  await expectOneFault(
    edit("tematicas", "ponente: andrea-lemus", "ponente: [andrea-lemus, rodrigo-barilas]"),
    "tematicas.yaml:4:27",
    /rodrigo-barillas/,
  );
});

test("a true telephone needs no sample mark", async () => {
  const { faults } = await readEdited(
    edit("edicion", "  muestra: true\n  telefono: +502 0000 0000", "  telefono: +502 2418 8000"),
  );
  expect(faults).toEqual([]);
});

test("a speaker's malformed id is reported, and the talk that names another", async () => {
  const { faults } = await readEdited(edit("ponentes", "id: andrea-lemus", "id: Andrea Lemus"));
  expect(faults.map(({ field }) => field)).toEqual(["tematicas[0].ponente", "ponentes[0].id"]);
  expect(faults[1]?.expected).toContain("minúsculas");
});
