import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { frozenEdition } from "../../testing/frozen-edition.ts";
import { checkSources } from "../check-sources.ts";
import { type ContentKey, contentKeys } from "../desk/content-keys.ts";
import type { ContentSources } from "../desk/texts-calls.ts";
import { formatFault } from "../faults/fault.ts";
import type { PhotoFacts } from "../photos/photo-facts.ts";
import { namedPhotos } from "../photos/photo-faults.ts";
import { readData } from "../yaml/read-data.ts";
import { writeYaml } from "../yaml/write-yaml.ts";
import type { EditionAnswers } from "./answers.ts";
import { nextEdition } from "./next-edition.ts";
import type { PastPhotos } from "./renew-lists.ts";

const now = Date.parse("2026-03-02T10:00:00-06:00");
const elsewhere: EditionAnswers = {
  numero: "14",
  fecha: "2026-10-03",
  puertas: "07:30",
  inicio: "08:30",
  lugar: "Auditorio: Central",
  direccion: "6.ª calle 1-23, zona 2",
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
  return ["evento.jpg", "salón/1.jpg", ...names].map((path) => ({ path }));
}

/** Runs `nextEdition` and reads its result; both have to be without faults. */
async function next(
  edits: Edits = {},
  answers: EditionAnswers = elsewhere,
  past: PastPhotos = { kind: "hall" },
) {
  const sources = await sourcesWith(edits);
  const photos = photosOf(sources);
  const made = nextEdition(sources, photos, { answers, past, now });
  if (made.kind === "faulty") throw new Error(JSON.stringify(made.faults));
  const report = checkSources({ ...sources, ...made.files }, photos, { now });
  if (report.edition === null) throw new Error(JSON.stringify(report.faults));
  return { ...made, ...report, edition: report.edition, sources };
}

test("number, dates and place are new, and the year that ends is among the past ones", async () => {
  const { edition } = await next();
  expect(edition.edicion).toMatchObject({
    numero: 14,
    titulo: "Convención de Ciencia y Tecnología",
    lugar: { nombre: "Auditorio: Central", direccion: "6.ª calle 1-23, zona 2" },
    fechas: {
      dia: "sábado",
      puertas: "2026-10-03T07:30:00-06:00",
      inicio: "2026-10-03T08:30:00-06:00",
    },
    derechos: 2026,
  });
  expect(edition.ediciones.map(({ anio }) => anio)).toEqual([2025, 2024, 2023, 2019]);
  expect(edition.ediciones[0]?.fotos).toEqual(edition.sede.fotos);
});

test("texts that name the number and the date name the new ones", async () => {
  const { edition } = await next({
    acerca: (text) =>
      `# ${text.length}\n${text.replace("Una jornada", "La decimotercera, una jornada")}`,
  });
  expect(edition.edicion.descripcion).toContain("3 de octubre de 2026, 8:30 AM.");
  expect(edition.edicion.entradas.mensaje).toContain("la XIV Convención");
  expect(edition.edicion.entradas.mensaje).toContain("del sábado 3 de octubre.");
  expect(edition.acerca.queEs.texto).toContain("La decimocuarta, una jornada");
});

test("what no longer holds becomes sample, what lasts is kept", async () => {
  const { samples, becameSample, kept } = await next();
  expect(samples.map(({ field }) => field)).toEqual(becameSample);
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
  expect(kept).toEqual(
    expect.arrayContaining(["edicion.titulo", "edicion.contacto", "edicion.facultad"]),
  );
  for (const field of ["edicion.numero", "edicion.lema", "edicion.lugar", "ponentes"]) {
    expect(kept).not.toContain(field);
  }
});

test("comments and the order of fields stay, and files in which nothing changes", async () => {
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

test("another name of the same address leaves the town, and asks for the address to be confirmed", async () => {
  const { direccion } = await placeOf(await sourcesWith());
  const { becameSample } = await next({}, { ...elsewhere, direccion });
  expect(becameSample).toEqual(
    expect.arrayContaining(["edicion.lugar.direccion", "edicion.lugar.mapa"]),
  );
  expect(becameSample).not.toContain("edicion.lugar.ciudad");
});

test("a folder of photos becomes the year's as a whole", async () => {
  const { files, edition, becameSample } = await next({
    sede: () => "# La sede\ncarpeta: salón\n",
  });
  expect(files.sede).toBe("# La sede\nmuestra: true\ncarpeta: salón\n");
  expect(edition.ediciones[0]).toMatchObject({ anio: 2025, carpeta: "salón" });
  expect(becameSample).toEqual(expect.arrayContaining(["sede", "ediciones[0]"]));
});

test("photos of the event are to be described; a year that is there already stays", async () => {
  const { edition, becameSample } = await next({}, elsewhere, {
    kind: "event",
    names: ["evento.jpg"],
  });
  expect(edition.ediciones[0]).toEqual({
    anio: 2025,
    fotos: [
      { archivo: "evento.jpg", alt: "Foto 1 de la edición 2025: describa aquí lo que se ve" },
    ],
  });
  expect(becameSample).toContain("ediciones[0].fotos[0]");
  const present = { ediciones: (text: string) => text.replace("- anio: 2024", "- anio: 2025") };
  expect((await next(present, elsewhere, { kind: "present" })).files.ediciones).toBeUndefined();
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

test("talks keep their distance from the start, unless one would leave the day or precede the doors", async () => {
  const hours = async (edits: Edits) =>
    (await next(edits)).edition.tematicas.map(({ hora, hasta }) => `${hora}–${hasta}`);
  expect(await hours({})).toEqual(["09:00–10:30", "11:00–12:30", "14:30–16:00"]);
  const late = { tematicas: (text: string) => text.replace("hasta: 15:30", "hasta: 23:50") };
  expect(await hours(late)).toEqual(["08:30–10:00", "10:30–12:00", "14:00–23:50"]);
  const evening = { ...elsewhere, puertas: "17:00", inicio: "18:00" };
  const { edition, becameSample } = await next({}, evening);
  expect(edition.tematicas.map(({ hora }) => hora)).toEqual([undefined, undefined, undefined]);
  expect(becameSample).toContain("tematicas[0]");
});

test("sponsors, answers, logo and colour are to be confirmed; crests, networks and headings last", async () => {
  const { edition, becameSample, kept } = await next({
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
  expect(kept).toEqual(expect.arrayContaining(["edicion.redes", "edicion.titulos"]));
  expect(edition.preguntas?.[0]?.respuesta).toBe("Sí, desde el sábado 3 de octubre.");
});

test("fields that are left empty stay so, and are not marked", async () => {
  const { becameSample, files } = await next({
    edicion: (text) => text.replace(/^costo: .*$/m, "costo:"),
  });
  expect(becameSample).not.toContain("edicion.costo");
  expect(files.edicion).toMatch(/^costo:$/m);
});

test("faulty content is not changed", async () => {
  const sources = await sourcesWith({ acerca: () => "queEs: {" });
  expect(
    nextEdition(sources, [], { answers: elsewhere, past: { kind: "hall" }, now }),
  ).toMatchObject({
    kind: "faulty",
    faults: expect.arrayContaining([expect.objectContaining({ file: "content/acerca.yaml" })]),
  });
});

test("a date in a fact stays as it was if the new one does not fit", async () => {
  const fact = "Constancia firmada y sellada para quien venga el 1 de mayo";
  const { edition } = await next({
    edicion: (text) =>
      text
        .replace(/^constancia: .*$/m, `constancia: ${fact}`)
        .replace(/^costo: .*$/m, "costo: Q50 el 1 de mayo")
        .replaceAll("2025-10-04", "2025-05-01")
        .replace("dia: sábado", "dia: jueves"),
  });
  expect(edition.edicion.constancia).toBe(fact);
  expect(edition.edicion.costo).toBe("Q50 el 3 de octubre");
});

test("whatever the hours, days and numbers, the next edition has no faults, and neither has the one after", async () => {
  const frozen = await sourcesWith();
  const photos = photosOf(frozen);
  const time = fc
    .tuple(fc.nat(23), fc.constantFrom("00", "30"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
  const twoTimes = fc.tuple(time, time).map((times) => times.sort());
  const talk = fc.record(
    { titulo: fc.uuid(), hora: time, hasta: time, dia: fc.constantFrom(1, 2) },
    { requiredKeys: ["titulo", "hora"] },
  );
  const years = fc.tuple(fc.integer({ min: 2026, max: 2060 }), fc.integer({ min: 1, max: 30 }));
  const property = fc.property(
    fc.array(talk, { maxLength: 4 }),
    twoTimes,
    years,
    fc.tuple(twoTimes, twoTimes),
    fc.integer({ min: 1, max: 80 }),
    (talks, [doors, start], [first, later], times, numero) => {
      let sources: ContentSources = {
        ...frozen,
        edicion: frozen.edicion
          .replace("numero: 13", `numero: ${numero}`)
          .replace(
            /puertas: (\S+)T\d\d:\d\d/,
            `fin: 2025-10-05T23:50:00-06:00\n  puertas: $1T${doors}`,
          )
          .replace(/inicio: (\S+)T\d\d:\d\d/, `inicio: $1T${start}`),
        tematicas: writeYaml(frozen.tematicas, talks, "tematicas"),
      };
      fc.pre(checkSources(sources, photos, { now }).edition !== null);
      for (const [index, [puertas = "", inicio = ""]] of times.entries()) {
        const numbers = {
          numero: `${numero + 1 + index}`,
          fecha: `${first + index * later}-03-01`,
        };
        const answers = { ...elsewhere, ...numbers, puertas, inicio };
        const made = nextEdition(sources, photos, { answers, past: { kind: "hall" }, now });
        if (made.kind === "faulty") throw new Error(made.faults.map(formatFault).join());
        sources = { ...sources, ...made.files };
      }
    },
  );
  fc.assert(property, { numRuns: 25 });
});
