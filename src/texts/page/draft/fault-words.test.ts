import { expect, test } from "vitest";
import { dateFaults, hourFaults } from "#edition/files/rules/date-faults.ts";
import { referenceFaults } from "#edition/files/rules/reference-faults.ts";
import { schemaFaults } from "#edition/files/rules/schema-faults.ts";
import { editionSchema } from "#edition/model/edition.ts";
import { faultInWords } from "./fault-words.ts";

const fechas = {
  dia: "domingo",
  puertas: "2025-10-04T09:00:00-06:00",
  inicio: "2025-10-04T08:00:00-06:00",
  fin: "2025-10-04T07:00:00-06:00",
} as const;
const edicion = {
  numero: 200,
  titulo: 3,
  contacto: { correo: "x", red: { nombre: "x", enlace: "example.org" } },
  entradas: { telefono: "5555", mensaje: "x", ayuda: "sin" },
  color: "rojo",
  logo: "x.exe",
  derechos: 20,
  titulos: { sede: "x".repeat(50) },
  carnet: [99],
  vistaPrevia: "x.heic",
  fechas,
};
const data = {
  edicion,
  ponentes: [{ id: "A b", certificaciones: "x" }, { id: "a" }, { id: "a" }],
  tematicas: [
    { titulo: "x", hora: "07:00", ponente: ["nadie"] },
    { titulo: "x", hora: "09:00", dia: 3, icono: "No Hay", ponente: [] },
    { titulo: "y", hora: "12:00", hasta: "11:00", ponente: [] },
    { titulo: "z", hora: "9", hasta: "25:00", ponente: [] },
  ],
};
const faults = [
  ...dateFaults({ fechas }),
  ...hourFaults({ ...fechas, fin: undefined }, data.tematicas),
  ...referenceFaults({ ...data, ponentes: [], ediciones: [] }),
  ...schemaFaults(editionSchema, data),
];

test("no fault names a file, a field's name, a line, quotes, brackets or a date as files write it", () => {
  expect(faults.length).toBeGreaterThan(20);
  const aboutFiles =
    /\.yaml|content|\[|\]|\d{4}-\d\d-\d\d|línea|comillas|\bguion\b|\bid\b|sangría|bloque|«[a-z]\w*:|T\d\d:\d\d/;
  const words = faults.map(faultInWords);
  expect(words.filter((each) => aboutFiles.test(each))).toEqual([]);
  expect(words.filter((each) => !/^\p{Lu}.*[.?]$/u.test(each))).toEqual([]);
});

test("a date in the wrong order names the date that it must follow, in words", () => {
  const [words] = dateFaults({ fechas }).map(faultInWords);
  expect(words).toContain("sábado 4 de octubre de 2025, 8:00");
});
