import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";
import { ENTRY_KEY, withKeys, withValue } from "./entries.ts";

const base = {
  edicion: withKeys({
    lema: "Uno",
    fechas: { inicio: "2025-10-04T08:00:00-06:00" },
    fases: { dia: { entrada: "Venga" } },
  }),
  tematicas: withKeys([{ titulo: "Redes", hora: "08:30" }, { titulo: "Robots" }]),
  ediciones: withKeys([{ anio: 2024, fotos: [{ archivo: "a.jpg", alt: "El salón" }] }]),
};

function words(data: object, from = base): string[] {
  return changesOf({ base: from, data: { ...from, ...data } }).map(
    (change) => `${change.section.name}: ${change.words}`,
  );
}

test("changes are said in the words of the forms", () => {
  expect(words({})).toEqual([]);
  const start = withValue(base.edicion, ["fechas", "inicio"], "2025-10-05T09:00:00-06:00");
  expect(words({ edicion: start })).toEqual([
    "Fecha y lugar: Cuándo: Empieza: sábado 4 de octubre de 2025, 8:00 → domingo 5 de octubre de 2025, 9:00",
  ]);
  expect(words({ edicion: withValue(base.edicion, ["carnet"], [4, 5]) })).toEqual([
    "Títulos y botones: El carnet: Cuántos números lleva cada grupo: nada → 4, 5",
  ]);
  expect(words({ edicion: withValue(base.edicion, ["estado", "tipo"], "en-linea") })).toEqual([
    "Fecha y lugar: Si algo cambió: Estado: nada → En línea",
  ]);
  expect(words({ tematicas: withValue(base.tematicas, [0, "ponente"], "ana-paz") })).toEqual([
    "Programa: «Redes»: Quién la imparte",
  ]);
  expect(words({ tematicas: withValue(base.tematicas, [0, "hora"], "09:00") })).toEqual([
    "Programa: «Redes»: Empieza: 08:30 → 09:00",
  ]);
});

test("entries are added, removed, moved, and changed within others", () => {
  const [first, second] = base.tematicas as object[];
  const other = words({ tematicas: [second, { [ENTRY_KEY]: "a-b", titulo: "Datos" }] });
  expect(other).toEqual(["Programa: «Redes»: se quita", "Programa: «Datos»: se agrega"]);
  expect(words({ tematicas: [second, first] })).toEqual(["Programa: Cambia el orden"]);
  const photo = withValue(base.ediciones, [0, "fotos", 0, "archivo"], "b.jpg");
  expect(words({ ediciones: photo })).toEqual([
    "Ediciones pasadas: «2024»: «El salón»: Foto: otra foto",
  ]);
});

test("what becomes sample material, or no longer is, is a change, wherever its entry moved", () => {
  expect(words({ edicion: withValue(base.edicion, ["muestra"], ["lema"]) })).toEqual([
    "Nombre y lema: Queda de muestra: Lema",
  ]);
  const marked = withKeys([{ muestra: true, titulo: "Redes" }, { titulo: "Robots" }]);
  const [redes, robots] = marked as object[];
  const now = { ...base, tematicas: [{ ...robots, muestra: true }, redes] };
  const becoming = words(now, { ...base, tematicas: marked });
  expect(becoming).toEqual(["Programa: Cambia el orden", "Programa: Queda de muestra: Robots"]);
  expect(words({ tematicas: [robots, redes] }, now)).toEqual([
    "Programa: Ya no es de muestra: Robots",
  ]);
});
