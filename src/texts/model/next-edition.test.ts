import { expect, test } from "vitest";
import { checkSources } from "#edition/files/check-sources.ts";
import { readTexts } from "#edition/files/content-files.ts";
import { photoNames } from "#edition/files/photo-faults.ts";
import { type ContentSources, contentKeys } from "#edition/files/yaml/content-keys.ts";
import { writeYaml } from "#edition/files/yaml/write-yaml.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import { nextEdition } from "./next-edition.ts";

/**
 * Runs `nextEdition` on the frozen edition, without sample marks, with a real number and with a changed `edicion`,
 * writes its result and reads that; both have to be without faults.
 */
async function next(edicion = (text: string) => text, eventPhotos: readonly string[] = []) {
  const texts = await readTexts(frozenEdition);
  const real = contentKeys.map((key) => [
    key,
    texts[key]
      .replace(/- muestra: true\n +/g, "- ")
      .replace(/^ *muestra: .*\n/gm, "")
      .replace("+502 0000 0000", "+502 2418 8000"),
  ]);
  const whole: ContentSources = Object.fromEntries(real);
  const sources = { ...whole, edicion: edicion(whole.edicion) };
  const data = Object.fromEntries(contentKeys.map((key) => [key, readData(sources[key])]));
  const photos = [...eventPhotos, ...photoNames(data)];
  const read = (texts: ContentSources) => {
    const { edition, faults, samples } = checkSources(texts, photos, { now: Date.now() });
    if (edition === null) throw new Error(JSON.stringify(faults));
    return { edition, becameSample: samples.map(({ field }) => field) };
  };
  const asked = { numero: 14, fecha: "2026-10-03", eventPhotos };
  const made = nextEdition(data, read(sources).edition, asked);
  const files = Object.fromEntries(
    contentKeys.map((key) => [key, writeYaml(sources[key], made[key], key)]),
  ) as ContentSources;
  return read(files);
}

test("number and dates are new, the ending year is among the past ones, with its photos if they are given, and its texts are marked as sample", async () => {
  const { edition, becameSample } = await next();
  const [puertas, inicio] = ["2026-10-03T07:00:00-06:00", "2026-10-03T08:00:00-06:00"];
  const fechas = { dia: "sábado", puertas, inicio };
  expect(edition.edicion).toMatchObject({ numero: 14, fechas, derechos: 2026 });
  expect(edition.ediciones.map(({ anio }) => anio)).toEqual([2025, 2024, 2023, 2019]);
  expect(edition.ediciones[0]?.fotos).toEqual(edition.sede.fotos);
  const given = await next(undefined, ["evento.jpg"]);
  expect(given.edition.ediciones[0]?.fotos).toMatchObject([{ archivo: "evento.jpg" }]);
  expect(given.becameSample).toContain("ediciones[0].fotos[0]");
  expect([...becameSample].sort()).toEqual(
    [
      "edicion.lema",
      "edicion.descripcion",
      "edicion.entradas.mensaje",
      "edicion.costo",
      "edicion.constancia",
      "edicion.fechas",
      "edicion.lugar",
      "acerca.queEs",
      "acerca.paraQuien",
      ...["ediciones[0].fotos", "tematicas", "ponentes", "testimonios"].flatMap((list) =>
        [0, 1, 2].map((index) => `${list}[${index}]`),
      ),
    ].sort(),
  );
});

test("end and opening of tickets follow the event, a registration is to be renewed, and a state ends", async () => {
  const { edition, becameSample } = await next((text) =>
    text.replace(
      "  inicio: 2025-10-04T08:00:00-06:00\n",
      "  inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-10-04T18:00:00-06:00\ninscripcion: {pide: [correo], cupo: 80, costo: Q40}\nestado:\n  tipo: en-linea\nfases:\n  entradasDesde: 2025-09-04T07:00:00-06:00\n",
    ),
  );
  expect(edition.edicion).toMatchObject({
    fechas: { fin: "2026-10-03T18:00:00-06:00" },
    fases: { entradasDesde: "2026-09-03T07:00:00-06:00" },
  });
  expect(edition.edicion).not.toHaveProperty("estado");
  expect(becameSample).toEqual(expect.arrayContaining(["edicion.fases", "edicion.inscripcion"]));
});
