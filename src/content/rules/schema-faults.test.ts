import { expect, test } from "vitest";
import { z } from "zod";
import { edit, expectOneFault, type FaultCase } from "../testing/one-fault.ts";
import { schemaFaults } from "./schema-faults.ts";

const cases: FaultCase[] = [
  [
    "a misspelt field",
    edit("ponentes", "  rol: Ingeniera", "  roll: Ingeniera"),
    "ponentes.yaml:3:3",
    /ponentes → 1\.º → roll\n.*desconocido.*\n.*id, nombre, rol.*\n.*¿Quiso escribir «rol»\?/,
  ],
  [
    "a field with an accent",
    edit("acerca", "  titulo: ¿Qué", "  Título: ¿Qué"),
    "acerca.yaml:2:3",
    /¿Quiso escribir «titulo»\?/,
  ],
  [
    "a field that nothing is like",
    edit("sede", "leyenda", "fotógrafa"),
    "sede.yaml:4:5",
    /desconocido, «fotógrafa».*\n.*\n.*borre la línea/,
  ],
  [
    "a missing field",
    edit("ponentes", "  rol: Ingeniera\n", ""),
    "ponentes.yaml:1:3",
    /ponentes → 1\.º → rol\n.*falta el campo.*\n.*un texto\n.*Agregue «rol:»/,
  ],
  [
    "a field left empty",
    edit("ponentes", "rol: Analista", "rol:"),
    "ponentes.yaml:13:3",
    /está vacío/,
  ],
  [
    "a text of blanks",
    edit("acerca", "Una jornada completa.", '"   "'),
    "acerca.yaml:3:3",
    /un texto vacío/,
  ],
  [
    "a number where a text belongs",
    edit("acerca", "¿Qué es?", "2025"),
    "acerca.yaml:2:3",
    /el número 2025.*\n.*un texto\n.*comillas/,
  ],
  [
    "a text where a number belongs",
    edit("edicion", "derechos: 2025", 'derechos: "2025"'),
    "edicion.yaml:26:1",
    /«2025».*\n.*un año entre 2000 y 2100/,
  ],
  [
    "a number out of range",
    edit("edicion", "numero: 13", "numero: 130"),
    "edicion.yaml:2:1",
    /el número 130.*\n.*de 1 a 89/,
  ],
  [
    "a list where a block belongs",
    edit("sede", "fotos:", "- fotos:"),
    "sede.yaml:1:1",
    /una lista.*\n.*un bloque con estos campos: fotos/,
  ],
  [
    "a block where a list belongs",
    edit("testimonios", "- cita", "  cita"),
    "testimonios.yaml:1:3",
    /un bloque con campos.*\n.*una lista/,
  ],
  [
    "a list without photos",
    edit(
      "sede",
      "fotos:\n  - archivo: salon.jpg\n    alt: El salón vacío\n    leyenda: Antes de abrir puertas\n",
      "fotos: []\n",
    ),
    "sede.yaml:1:1",
    /lista vacía.*\n.*al menos una foto/,
  ],
  [
    "an icon that is not drawn",
    edit("tematicas", "icono: ia", "icono: robot"),
    "tematicas.yaml:3:3",
    /«robot».*\n.*ia, ciberseguridad/,
  ],
  [
    "a description too long",
    edit("edicion", "Un sábado de charlas", `Un ${"muy ".repeat(60)}largo`),
    "edicion.yaml:7:1",
    /200 letras/,
  ],
  [
    "an e-mail that is none",
    edit("edicion", "convencion@convencion.test", "convencion(arroba)convencion.test"),
    "edicion.yaml:22:3",
    /correo electrónico/,
  ],
  [
    "a link without https",
    edit("edicion", "https://convencion.test/mapa", "convencion.test/mapa"),
    "edicion.yaml:12:3",
    /empiece con https/,
  ],
  [
    "a photo in a folder that is not there",
    edit("sede", "salon.jpg", "fotos/salon.jpg"),
    "sede.yaml:2:5",
    /¿Es «salon\.jpg»\?/,
  ],
  [
    "a photo in a format of phones",
    edit("sede", "salon.jpg", "salon.heic"),
    "sede.yaml:2:5",
    /JPG, PNG/,
  ],
  [
    "a sample mark on a field that is not there",
    edit("edicion", "[direccion]", "[direcion]"),
    "edicion.yaml:9:13",
    /¿Quiso escribir «direccion»\?/,
  ],
  [
    "a sample mark that says sí",
    edit("edicion", "muestra: [direccion]", "muestra: sí"),
    "edicion.yaml:9:3",
    /«sí».*\n.*true, o una lista/,
  ],
];

test.each(cases)("%s is reported once, in its place", async (_, change, place, message) => {
  await expectOneFault(change, place, message);
});

test("a field that is absent or empty is missing, one with a wrong value is not", () => {
  const schema = z.object({ absent: z.string(), empty: z.string(), wrong: z.string() });
  const faults = schemaFaults(schema, { empty: null, wrong: 1 });
  expect(faults.map(({ path, isMissing }) => [path[0], isMissing ?? false])).toEqual([
    ["absent", true],
    ["empty", true],
    ["wrong", false],
  ]);
});
