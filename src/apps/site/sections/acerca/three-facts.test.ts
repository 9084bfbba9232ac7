import { expect, it } from "vitest";
import { testEdition } from "../../testing/edition.ts";
import { threeFacts } from "./three-facts.ts";

const { edicion, tematicas } = testEdition();
const { costo: _cost, constancia: _certificate, ...bare } = edicion;
const terms = (edition: Parameters<typeof threeFacts>[0]) =>
  threeFacts(edition).map(([term]) => term);

it("there are three facts, however little the content holds", () => {
  const priced = { ...bare, costo: "Q50", constancia: "Diploma" };
  expect(terms({ edicion: priced, tematicas })).toEqual(["Costo", "Te llevas", "Programa"]);
  expect(terms({ edicion: bare, tematicas })).toEqual(["Programa", "Horario", "Puertas"]);
  expect(threeFacts({ edicion: bare, tematicas: [] })).toEqual([
    ["Horario", "Desde las 8:00 AM"],
    ["Puertas", "Desde las 7:00 AM"],
    ["Lugar", bare.lugar.ciudad ?? bare.lugar.nombre],
  ]);
});
