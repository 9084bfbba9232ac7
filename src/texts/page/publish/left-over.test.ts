import { expect, test } from "vitest";
import { leftOver } from "./left-over.ts";

const fechas = { inicio: "2025-10-04T08:00:00-06:00", fin: "2025-10-04T18:00:00-06:00" };
const edicion = {
  numero: 13,
  fechas,
  lema: "La XIII, un sabado",
  descripcion: "El sábado 4 de octubre, no el 14 de octubre",
  derechos: 2025,
};
const base = { edicion, preguntas: [{ respuesta: "Hasta el 04/10. En octubre." }] };
const found = (change: object) =>
  leftOver({ base, data: { ...base, edicion: { ...edicion, ...change } } }).map(
    ({ field, said }) => `${field}: ${said.join(", ")}`,
  );

test("texts that say the former date, weekday, year or numeral are named", () => {
  expect(found({})).toEqual([]);
  expect(found({ fechas: { inicio: "2025-10-11T08:00:00-06:00" } })).toEqual([
    "edicion.descripcion: 4 de octubre",
    "preguntas[0].respuesta: 04/10",
  ]);
  const next = { inicio: "2026-11-08T08:00:00-06:00", fin: "2026-11-09T08:00:00-06:00" };
  expect(found({ numero: 14, fechas: next })).toEqual([
    "edicion.lema: XIII, sabado",
    "edicion.descripcion: sábado, 4 de octubre, octubre",
    "edicion.derechos: 2025",
    "preguntas[0].respuesta: 04/10, octubre",
  ]);
});
