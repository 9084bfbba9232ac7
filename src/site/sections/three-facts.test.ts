import { expect, it, vi } from "vitest";
import { testEdition } from "../testing/edition.ts";
import { threeFacts } from "./Acerca.tsx";

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

it("a site without a server promises a certificate only if content says how to get it", () => {
  const fact = (como: object) =>
    threeFacts({ edicion: { ...bare, constancia: "Diploma", ...como }, tematicas })[0]?.[1];
  const como = { constanciaComo: "en tu correo, el lunes" };
  expect(fact({})).toBe("Diploma");
  vi.stubEnv("STATIC", true as never);
  expect(fact({})).not.toContain("Diploma");
  expect(fact(como)).toBe("Diploma: en tu correo, el lunes");
});
