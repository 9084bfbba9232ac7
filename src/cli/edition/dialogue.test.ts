import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { newProject } from "./testing/project.ts";

test("the dialogue asks for what no option gives, and again for what is wrong", async () => {
  const project = await newProject();
  const { exitCode, out, err } = await project.answers(
    ["nueva", "--puertas", "07:30"],
    ["", "3 de octubre", "2026-10-03", "07:00", "08:30", "", "", "", "s"],
  );
  expect(err).toBe("");
  expect(out).toMatch(/El sitio es ahora de la XIII edición, 4 de octubre de 2025, Gran Salón/);
  expect(out).toContain("Número de la edición [14]");
  expect(out).toContain("«3 de octubre» no es una fecha");
  expect(out).toContain("El inicio, 07:00, no puede ser antes que las puertas, 07:30.");
  expect(out).not.toContain("Hora en que se abren");
  expect(exitCode).toBe(0);
  const { edition } = await readContent(project.contentDir);
  expect(edition?.edicion).toMatchObject({
    numero: 14,
    fechas: { puertas: "2026-10-03T07:30:00-06:00", inicio: "2026-10-03T08:30:00-06:00" },
    lugar: { nombre: "Gran Salón Los Almendros" },
  });
});

test("the address of another place has no usual answer", async () => {
  const project = await newProject();
  const { out } = await project.answers(
    ["nueva", "--fecha", "2026-10-03"],
    ["", "", "", "Auditorio", "", "6.ª calle", "", "s"],
  );
  expect(out).toContain("Falta la dirección del lugar.");
  expect((await readContent(project.contentDir)).edition?.edicion.lugar.direccion).toBe(
    "6.ª calle",
  );
});

test.each([
  ["no at the end", ["", "2026-10-03", "", "", "", "", "", "n"]],
  ["an end of the input half-way", ["", "2026-10-03", ""]],
])("%s changes nothing", async (_, answers) => {
  const project = await newProject();
  const before = await project.snapshot();
  const { exitCode, err } = await project.answers(["nueva"], answers);
  expect(exitCode).toBe(1);
  expect(err).toMatch(/Cancelado\.\s*No se cambió nada/);
  expect(await project.snapshot()).toEqual(before);
});

test("photos of the event come in the order of their names, with the endings of their content, to be described", async () => {
  const project = await newProject();
  const folder = join(project.folder, "fotos");
  await mkdir(folder);
  for (const [index, name] of ["IMG_10.JPG", "IMG_9", "Thumbs.db"].entries()) {
    const create = { width: 1000 + index, height: 20, channels: 3, background: "#a00" } as const;
    await sharp({ create }).png().toFile(join(folder, name));
  }
  const answers = ["", "2026-10-03", "", "", "", "", folder, "s"];
  const { exitCode, out } = await project.answers(["nueva"], answers);
  expect(exitCode).toBe(0);
  expect(out).toContain("con 2 fotos del evento");
  const before = Date.parse("2026-09-01T00:00:00-06:00");
  const { edition, notices, samples } = await readContent(project.contentDir, before);
  expect(edition?.ediciones[0]).toEqual({
    anio: 2025,
    fotos: [1, 2].map((place) => ({
      archivo: `2025-${place}.png`,
      alt: `Foto ${place} de la edición 2025: describa aquí lo que se ve`,
    })),
  });
  expect(notices).toEqual([]);
  const { width } = await sharp(join(project.contentDir, "fotos/2025-2.png")).metadata();
  expect(width).toBe(1000);
  expect(samples.map(({ field }) => field)).toContain("ediciones[0].fotos[1]");
});

test("photos do not take the names of others", async () => {
  const project = await newProject();
  const photo = join(project.contentDir, "fotos/venue-1.jpg");
  await sharp(photo).toFile(join(project.contentDir, "fotos/2025-1.webp"));
  const folder = join(project.folder, "fotos");
  await mkdir(folder);
  await sharp(photo).toFile(join(folder, "foto.jpg"));
  await project.types("nueva", "--fecha", "2026-10-03", "--fotos", folder, "--si");
  const { edition } = await readContent(project.contentDir);
  expect(edition?.ediciones[0]?.fotos[0]?.archivo).toBe("2025-2.jpg");
});

test("a folder without photos is asked for again, and quotes around it do no harm", async () => {
  const project = await newProject();
  const folder = join(project.folder, "Fotos del evento");
  await mkdir(folder);
  await sharp({ create: { width: 900, height: 20, channels: 3, background: "#a00" } })
    .jpeg()
    .toFile(join(folder, "foto.jpg"));
  const { exitCode, out } = await project.answers(
    ["nueva", "--fecha", "2026-10-03"],
    ["", "", "", "", "", "no-existe", `"${folder}"`, "s"],
  );
  expect(out).toContain("No se puede leer la carpeta «no-existe»");
  expect(out).toContain("con 1 foto del evento");
  expect(exitCode).toBe(0);
});
