import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { newProject, wholeRun } from "./testing/project.ts";

/** The next edition of these tests. */
const BEFORE = Date.parse("2026-09-01T00:00:00-06:00");

test("the sample becomes a sound site of the next edition", async () => {
  const project = await newProject();
  const seen = await project.types(...wholeRun);
  expect(seen).toMatchObject({ exitCode: 0, err: "" });
  const { edition, faults, notices } = await readContent(project.contentDir, BEFORE);
  expect({ faults, notices }).toEqual({ faults: [], notices: [] });
  expect(edition?.edicion).toMatchObject({
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
  expect(edition?.ediciones.map(({ anio }) => anio)).toEqual([2025, 2024, 2023, 2019]);
  expect(edition?.ediciones[0]?.fotos).toEqual(edition?.sede.fotos);
});

test("texts that name the number and the date name the new ones", async () => {
  const project = await newProject();
  await project.types(...wholeRun);
  const { edition } = await readContent(project.contentDir);
  expect(edition?.edicion.descripcion).toContain("3 de octubre de 2026, 8:30 AM.");
  expect(edition?.edicion.entradas.mensaje).toContain("la XIV Convención");
  expect(edition?.edicion.entradas.mensaje).toContain("del sábado 3 de octubre.");
});

test("what no longer holds is marked as sample, what lasts is not", async () => {
  const project = await newProject();
  await project.removeMarks();
  await project.edit("edicion.yaml", "+502 0000 0000", "+502 2418 8000");
  expect((await readContent(project.contentDir)).samples).toEqual([]);
  expect(await project.types(...wholeRun)).toMatchObject({ exitCode: 0 });
  const { samples } = await readContent(project.contentDir);
  expect([...new Set(samples.map(({ field }) => field))].sort()).toEqual(
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

test("comments and the order of fields stay, and files in which nothing changes", async () => {
  const project = await newProject();
  const before = await project.snapshot();
  await project.types(...wholeRun);
  const after = await project.snapshot();
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed).toEqual(["edicion.yaml", "ediciones.yaml", "tematicas.yaml"]);
  const frameOf = (text: string | undefined) => text?.match(/^(?:#.*| *\w+:(?= ))/gm);
  expect(frameOf(after["edicion.yaml"])).toEqual(frameOf(before["edicion.yaml"]));
});

test("the same place keeps its map, its address and its photos as they are marked", async () => {
  const project = await newProject();
  await project.removeMarks();
  await project.edit("edicion.yaml", "+502 0000 0000", "+502 2418 8000");
  const sede = await project.read("sede.yaml");
  await project.types("nueva", "--fecha", "2026-10-03", "--si");
  expect(await project.read("sede.yaml")).toBe(sede);
  const { edition, samples } = await readContent(project.contentDir);
  expect(edition?.edicion.numero).toBe(14);
  expect(samples.map(({ field }) => field)).not.toContain("edicion.lugar.mapa");
});

test("it says what was done and what to do next", async () => {
  const project = await newProject();
  const { out } = await project.types(...wholeRun);
  expect(out).toBe(`
Edición nueva: XIV
  Fecha:   sábado 3 de octubre de 2026
  Horas:   puertas 07:30, inicio 08:30 (UTC−6)
  Lugar:   Auditorio: Central, 6.ª calle 1-23, zona 2
  Pasa a «Ediciones pasadas»: 2025, con las 3 fotos de la sede

Listo: el sitio es ahora de la XIV edición.
Qué sigue:
  1. Vea la página: npm run dev
  2. Ponga los textos nuevos: npm run contenido dice cuáles son (41 piezas marcadas como muestra).
  3. Cuando tenga fotos de la edición 2025, póngalas en content/ediciones.yaml en lugar de las de la sede.
  4. Cuando tenga la lista nueva, reemplace la anterior: npm run participantes -- importar LISTA --reemplazar
  5. Revise que npm run contenido no diga errores y publique.
`);
});

test("a folder of photos becomes the year's as a whole", async () => {
  const project = await newProject();
  const { contentDir } = project;
  await mkdir(join(contentDir, "fotos/salón"));
  await rename(join(contentDir, "fotos/venue-1.jpg"), join(contentDir, "fotos/salón/1.jpg"));
  await writeFile(join(contentDir, "fotos/salón/leyendas.yaml"), "1.jpg:\n  alt: El salón\n");
  await writeFile(join(contentDir, "sede.yaml"), "# La sede\ncarpeta: salón\n");
  expect(await project.types(...wholeRun)).toMatchObject({ exitCode: 0 });
  expect(await project.read("sede.yaml")).toBe("# La sede\nmuestra: true\ncarpeta: salón\n");
  const { edition, samples } = await readContent(contentDir);
  expect(edition?.ediciones[0]).toEqual({
    anio: 2025,
    carpeta: "salón",
    fotos: [{ archivo: "salón/1.jpg", alt: "El salón" }],
  });
  expect(samples.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["sede", "ediciones[0]"]),
  );
});

test("end and opening of tickets follow the event, and their texts are marked", async () => {
  const project = await newProject();
  await project.edit(
    "edicion.yaml",
    "  inicio: 2025-10-04T08:00:00-06:00\n",
    "  inicio: 2025-10-04T08:00:00-06:00\n  fin: 2025-10-04T18:00:00-06:00\nfases:\n  entradasDesde: 2025-09-04T07:00:00-06:00\n  terminada:\n    gracias: Gracias por venir a la XIII\n",
  );
  expect(await project.types(...wholeRun)).toMatchObject({ exitCode: 0 });
  const { edition, samples } = await readContent(project.contentDir);
  expect(edition?.edicion.fechas.fin).toBe("2026-10-03T18:30:00-06:00");
  expect(edition?.edicion.fases?.entradasDesde).toBe("2026-09-03T07:30:00-06:00");
  const marked = samples.map(({ field }) => field);
  expect(marked).toEqual(expect.arrayContaining(["edicion.fechas.fin", "edicion.fases"]));
});

test("talks keep their distance from the start, and the hours that organisers see", async () => {
  const project = await newProject();
  await project.types(...wholeRun);
  const { edition } = await readContent(project.contentDir);
  expect(edition?.tematicas.map(({ hora, hasta }) => `${hora}–${hasta}`)).toEqual([
    "09:00–10:30",
    "11:00–12:30",
    "14:30–16:00",
  ]);
});

test("talks that would leave the day keep their hours", async () => {
  const project = await newProject();
  await project.edit("tematicas.yaml", "hasta: 15:30", "hasta: 23:50");
  await project.types(...wholeRun);
  const { edition } = await readContent(project.contentDir);
  expect(edition?.tematicas.map(({ hora }) => hora)).toEqual(["08:30", "10:30", "14:00"]);
});

test("sponsors, answers, logo and colour are to be confirmed; crests, networks and headings last", async () => {
  const project = await newProject();
  await project.removeMarks();
  await project.edit("edicion.yaml", "+502 0000 0000", "+502 2418 8000");
  await project.edit(
    "edicion.yaml",
    "numero: 13",
    `numero: 13\ncolor: "#1d4ed8"\nredes:\n  - nombre: Instagram\n    enlace: https://instagram.com/sistemas\ntitulos:\n  ponentes: Quienes hablan`,
  );
  await writeFile(join(project.contentDir, "patrocinadores.yaml"), "- nombre: El Cafetal\n");
  await writeFile(
    join(project.contentDir, "preguntas.yaml"),
    "- pregunta: ¿Hay parqueo?\n  respuesta: Sí, desde el sábado 4 de octubre.\n",
  );
  expect(await project.types(...wholeRun)).toMatchObject({ exitCode: 0 });
  const { edition, samples } = await readContent(project.contentDir);
  const marked = samples.map(({ field }) => field);
  for (const field of ["edicion.color", "patrocinadores[0]", "preguntas[0]"]) {
    expect(marked).toContain(field);
  }
  expect(marked.filter((field) => /redes|titulos/.test(field))).toEqual([]);
  expect(edition?.preguntas?.[0]?.respuesta).toBe("Sí, desde el sábado 3 de octubre.");
  expect(edition?.edicion).toMatchObject({
    color: "#1d4ed8",
    redes: [{ nombre: "Instagram" }],
    titulos: { ponentes: "Quienes hablan" },
  });
});
