import { expect, test } from "vitest";
import { certificateText, unfilledPlaces, usualSettings, wordingOf } from "./certificate.ts";

const event = { numero: 13, evento: "XIII", fecha: "4 de octubre", facultad: "F", centro: "C" };
const textOf = (texto: string, person = {}) => {
  const settings = { ...usualSettings, texto, textos: { ponente: texto } };
  return certificateText(wordingOf(event, settings, person), "Ana");
};

test("places are filled in any case and with spaces in their braces; others are named", () => {
  expect(textOf("A {Nombre}, el { fecha }")).toBe("A Ana, el 4 de octubre");
  const speaker = { tipo: "ponente", imparte: "Redes" } as const;
  expect(textOf("por «{Conferencia}»", speaker)).toBe("por «Redes»");
  const places = unfilledPlaces(textOf("A {nombre}, con {carnet} y {hora}"));
  expect(places).toEqual(["{carnet}", "{hora}"]);
});
