import { expect, test } from "vitest";
import type { Draft } from "../draft/draft.ts";
import { withKeys } from "../draft/entries.ts";
import { labelOfField } from "./field-labels.ts";

test("a field of a fault has a name for people, and the address where it is edited", () => {
  const data = {
    tematicas: withKeys([{ titulo: "Redes" }, { titulo: "Robots" }]),
    ediciones: withKeys([{ anio: 2024, fotos: [{ archivo: "a.jpg", alt: "El salón" }] }]),
  };
  const draft = { data } as unknown as Draft;
  const label = (field: string) => labelOfField(draft, field);
  expect(label("tematicas[1].hora")).toEqual({
    words: "Programa · Robots · Empieza",
    href: "/textos/tematicas/2",
  });
  expect(label("ediciones[0].fotos[0].alt").href).toBe("/textos/ediciones/1/1");
  expect(label("edicion.fases.dia.entrada")).toEqual({
    words: "Títulos y botones · El día del evento · Botón de las entradas",
    href: "/textos/titulos-y-botones",
  });
});
