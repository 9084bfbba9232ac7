import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSources } from "#edition/files/check-sources.ts";
import { namedPhotos, type PhotoFacts } from "#edition/files/photo-faults.ts";
import { type ContentKey, contentKeys } from "#edition/files/yaml/content-keys.ts";
import type { ContentSources } from "#edition/files/yaml/texts-calls.ts";
import { readData } from "#edition/files/yaml/yaml-file.ts";
import { frozenEdition } from "#testing/frozen-edition.ts";
import type { EditionAnswers } from "./answers.ts";
import { nextEdition } from "./next-edition.ts";

/** After the frozen edition. */
const BEGUN_AT = Date.parse("2026-03-02T10:00:00-06:00");
const elsewhere: EditionAnswers = {
  numero: "14",
  fecha: "2026-10-03",
  puertas: "07:30",
  inicio: "08:30",
  lugar: "Auditorio: Central",
  direccion: "6.ª calle 1-23, zona 2",
};
/** The fields of `edicion` that these answers give. */
const identityElsewhere = {
  numero: 14,
  titulo: "Convención de Ciencia y Tecnología",
  lugar: { nombre: "Auditorio: Central", direccion: "6.ª calle 1-23, zona 2" },
  fechas: {
    dia: "sábado",
    puertas: "2026-10-03T07:30:00-06:00",
    inicio: "2026-10-03T08:30:00-06:00",
  },
  derechos: 2026,
};
type Edits = Partial<Record<ContentKey, (text: string) => string>>;

/** The frozen edition without sample marks and with a real number, and with `edits`. */
async function sourcesWith(edits: Edits = {}): Promise<ContentSources> {
  const texts = contentKeys.map(async (key) => {
    const text = await readFile(join(frozenEdition, `${key}.yaml`), "utf8").catch(() => "");
    const real = text
      .replace(/- muestra: true\n +/g, "- ")
      .replace(/^ *muestra: .*\n/gm, "")
      .replace("+502 0000 0000", "+502 2418 8000");
    return [key, edits[key]?.(real) ?? real];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The photos that the texts name, and others. */
function photosOf(sources: ContentSources): PhotoFacts[] {
  const data = Object.fromEntries(contentKeys.map((key) => [key, readData(sources[key])]));
  const names = namedPhotos(data).map(({ name }) => name);
  return ["evento.jpg", ...names].map((path) => ({ path }));
}

/** Runs `nextEdition` and reads its result; both have to be without faults. */
async function next(
  edits: Edits = {},
  answers: EditionAnswers = elsewhere,
  eventPhotos: readonly string[] = [],
) {
  const sources = await sourcesWith(edits);
  const photos = photosOf(sources);
  const made = nextEdition(sources, photos, { answers, eventPhotos, now: BEGUN_AT });
  if (made.kind === "faulty") throw new Error(JSON.stringify(made.faults));
  const report = checkSources({ ...sources, ...made.files }, photos, { now: BEGUN_AT });
  if (report.edition === null) throw new Error(JSON.stringify(report.faults));
  const becameSample = report.samples.map(({ field }) => field);
  return { ...made, becameSample, edition: report.edition, sources };
}

test("number, dates and place are new, and the ending year is among the past ones", async () => {
  const { edition } = await next();
  expect(edition.edicion).toMatchObject(identityElsewhere);
  expect(edition.ediciones.map(({ anio }) => anio)).toEqual([2025, 2024, 2023, 2019]);
  expect(edition.ediciones[0]?.fotos).toEqual(edition.sede.fotos);
});

test("texts of the ending edition are marked as sample, lasting ones are kept", async () => {
  const { becameSample } = await next();
  expect([...becameSample].sort()).toEqual(
    [
      "edicion.lema",
      "edicion.descripcion",
      "edicion.entradas.mensaje",
      "edicion.costo",
      "edicion.constancia",
      "edicion.lugar.ciudad",
      "edicion.lugar.mapa",
      "acerca.queEs",
      "acerca.paraQuien",
      ...["sede.fotos", "ediciones[0].fotos", "tematicas", "ponentes", "testimonios"].flatMap(
        (list) => [0, 1, 2].map((index) => `${list}[${index}]`),
      ),
    ].sort(),
  );
});

test("comments, the order of fields and unchanged files stay", async () => {
  const { files, sources } = await next({}, { ...elsewhere, lugar: "Gran Salón Los Almendros" });
  const same = await next({}, { ...elsewhere, ...(await placeOf(sources)) });
  expect(Object.keys(same.files)).not.toContain("sede");
  const frameOf = (text = "") => text.match(/^(?:#.*| *(?!muestra)\w+:(?= ))/gm);
  expect(frameOf(files.edicion)).toEqual(frameOf(sources.edicion));
});

async function placeOf(sources: ContentSources) {
  const [, nombre = "", direccion = ""] =
    /nombre: (.*)\n(?:.*\n)*?.*direccion: (.*)\n/.exec(sources.edicion) ?? [];
  return { lugar: nombre, direccion: direccion.replaceAll('"', "") };
}

test("the same place keeps its map, its address and its photos", async () => {
  const place = await placeOf(await sourcesWith());
  const { becameSample, files } = await next({}, { ...elsewhere, ...place });
  expect(files.sede).toBeUndefined();
  expect(becameSample.join()).not.toMatch(/lugar|sede/);
});

test("end and opening of tickets follow the event, and their texts become sample", async () => {
  const { edition, becameSample } = await next({
    edicion: (text) =>
      text.replace(
        "  inicio: 2025-10-04T08:00:00-06:00\n",
        "  inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-10-04T18:00:00-06:00\nfases:\n  entradasDesde: 2025-09-04T07:00:00-06:00\n  terminada:\n    gracias: Gracias por venir a la XIII\n",
      ),
  });
  expect(edition.edicion.fechas.fin).toBe("2026-10-03T18:30:00-06:00");
  expect(edition.edicion.fases?.entradasDesde).toBe("2026-09-03T07:30:00-06:00");
  expect(becameSample).toEqual(expect.arrayContaining(["edicion.fechas.fin", "edicion.fases"]));
});

test("talks keep their hours, unless the doors open later", async () => {
  const hours = async (answers: EditionAnswers) =>
    (await next({}, answers)).edition.tematicas.map(({ hora }) => hora);
  expect(await hours(elsewhere)).toEqual(["08:30", "10:30", "14:00"]);
  expect(await hours({ ...elsewhere, puertas: "10:00", inicio: "11:00" })).toEqual([
    undefined,
    "10:30",
    "14:00",
  ]);
});

test("sponsors, answers, logo and colour are marked for confirmation; crests, networks and headings are not", async () => {
  const { becameSample } = await next({
    edicion: (text) =>
      text.replace(
        "numero: 13",
        'numero: 13\ncolor: "#1d4ed8"\nredes:\n  - nombre: Instagram\n    enlace: https://instagram.com/sistemas\ntitulos:\n  ponentes: Quienes hablan',
      ),
    patrocinadores: () => "- nombre: El Cafetal\n",
    preguntas: () => "- pregunta: ¿Hay parqueo?\n  respuesta: Sí, desde el sábado 4 de octubre.\n",
  });
  expect(becameSample).toEqual(
    expect.arrayContaining(["edicion.color", "patrocinadores[0]", "preguntas[0]"]),
  );
  expect(becameSample.join()).not.toMatch(/redes|titulos/);
});

test("empty fields stay empty, and are not marked", async () => {
  const { becameSample, files } = await next({
    edicion: (text) => text.replace(/^costo: .*$/m, "costo:"),
  });
  expect(becameSample).not.toContain("edicion.costo");
  expect(files.edicion).toMatch(/^costo:$/m);
});

test("faulty content is not changed", async () => {
  const sources = await sourcesWith({ acerca: () => "queEs: {" });
  expect(
    nextEdition(sources, [], { answers: elsewhere, eventPhotos: [], now: BEGUN_AT }),
  ).toMatchObject({
    kind: "faulty",
    faults: expect.arrayContaining([expect.objectContaining({ file: "content/acerca.yaml" })]),
  });
});
