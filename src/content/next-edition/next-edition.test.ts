import { expect, test } from "vitest";
import type { ContentSources } from "../texts/texts-calls.ts";
import { nextEdition } from "./next-edition.ts";
import {
  BEGUN_AT,
  type Edits,
  elsewhere,
  identityElsewhere,
  next,
  sourcesWith,
} from "./testing/next.ts";

test("number, dates and place are new, and the ending year is among the past ones", async () => {
  const { edition } = await next();
  expect(edition.edicion).toMatchObject(identityElsewhere);
  expect(edition.ediciones.map(({ anio }) => anio)).toEqual([2025, 2024, 2023, 2019]);
  expect(edition.ediciones[0]?.fotos).toEqual(edition.sede.fotos);
});

test("texts with the old number and date get the new ones", async () => {
  const { edition } = await next({
    acerca: (text) => `# ${text.length}\n${text.replace("Una jornada", "La XIII, una jornada")}`,
  });
  expect(edition.edicion.descripcion).toContain("3 de octubre de 2026, 8:30 AM.");
  expect(edition.edicion.entradas.mensaje).toContain("la XIV Convención");
  expect(edition.edicion.entradas.mensaje).toContain("del sábado 3 de octubre.");
  expect(edition.acerca.queEs.texto).toContain("La XIV, una jornada");
});

test("texts of the ending edition are marked as sample, lasting ones are kept", async () => {
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

test("a new name at the same address keeps the town, and marks the address for confirmation", async () => {
  const { direccion } = await placeOf(await sourcesWith());
  const { becameSample } = await next({}, { ...elsewhere, direccion });
  expect(becameSample).toEqual(
    expect.arrayContaining(["edicion.lugar.direccion", "edicion.lugar.mapa"]),
  );
  expect(becameSample).not.toContain("edicion.lugar.ciudad");
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

test("sponsors, answers, logo and colour are marked for confirmation; crests, networks and headings are kept", async () => {
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
    nextEdition(sources, [], { answers: elsewhere, past: { kind: "hall" }, now: BEGUN_AT }),
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
