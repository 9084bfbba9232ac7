import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newProject, type Project, wholeRun } from "./testing/project.ts";

/** Runs the command, and expects exit code 1, the message, and unchanged content. */
async function expectRefusal(project: Project, args: readonly string[], message: RegExp) {
  const before = await project.snapshot();
  const { exitCode, err } = await project.types(...args);
  expect(err).toMatch(message);
  expect(err).toMatch(/No se cambió nada\.\n$/);
  expect(exitCode).toBe(1);
  expect(await project.snapshot()).toEqual(before);
}

test("a wrong answer is refused with how to write it", async () => {
  const project = await newProject();
  for (const [option, value, message] of [
    ["--numero", "13", /--numero: El sitio ya es de la edición XIII/],
    ["--numero", "catorce", /de 14 a 89/],
    ["--numero", "90", /de 14 a 89/],
    ["--fecha", "2025-10-04", /no es posterior al 2025-10-04/],
    ["--fecha", "2026-02-30", /un día que no existe/],
    ["--fecha", "03-10-2026", /año-mes-día/],
    ["--puertas", "25:00", /de 00:00 a 23:59/],
    ["--inicio", "07:00", /antes que las puertas/],
    ["--lugar", " ", /Falta el nombre del lugar/],
    ["--fotos", "no-existe", /No se puede leer la carpeta/],
  ] as const) {
    await expectRefusal(project, [...wholeRun, option, value], message);
  }
});

test("all wrong options are reported at once", async () => {
  const project = await newProject();
  const { err } = await project.types(
    ...wholeRun,
    ...["--numero", "3", "--fecha", "ayer", "--inicio", "8"],
  );
  expect(err.match(/^--\w+/gm)).toEqual(["--numero", "--fecha", "--inicio"]);
});

test("faulty content stays unchanged, and its faults are reported", async () => {
  const project = await newProject();
  await project.edit("sede.yaml", "archivo: venue-1.jpg", "archivo: venue-9.jpg");
  await expectRefusal(project, wholeRun, /content\/sede\.yaml:\d+:5\n[\s\S]*tiene errores/);
});

test("a second run by accident is refused, for the new edition is still to come", async () => {
  const project = await newProject();
  await project.types(...wholeRun);
  await expectRefusal(project, wholeRun, /XIV edición.*todavía no se ha celebrado/);
});

test("a second run by accident is refused even after the new date", async () => {
  const project = await newProject(Date.parse("2026-12-01T00:00:00-06:00"));
  await project.types(...wholeRun);
  await expectRefusal(project, wholeRun, /ya es de la edición XIV \(14\)[\s\S]*no es posterior/);
});

test("a year that is there already is refused, unless it holds the event's photos", async () => {
  const project = await newProject();
  await project.edit("ediciones.yaml", "- anio: 2024", "- anio: 2025");
  await expectRefusal(project, wholeRun, /ya tiene el año 2025.*--sin-fotos/);
  const before = await project.read("ediciones.yaml");
  expect(await project.types(...wholeRun, "--sin-fotos")).toMatchObject({ exitCode: 0 });
  expect(await project.read("ediciones.yaml")).toBe(before);
});

test("--sin-fotos without a block of that year is refused", async () => {
  await expectRefusal(await newProject(), [...wholeRun, "--sin-fotos"], /no tiene un bloque.*2025/);
});

test("without --si it only describes the edition, and without a date it does nothing", async () => {
  const args = ["nueva", "--fecha", "2026-10-03"];
  await expectRefusal(await newProject(), args, /repita la orden con --si/);
  expect((await (await newProject()).types(...args)).out).toContain("Edición nueva: XIV");
  await expectRefusal(await newProject(), ["nueva", "--si"], /Falta --fecha/);
});

test("unusable photos are reported under the names the organiser knows", async () => {
  const project = await newProject();
  const fotos = join(project.folder, "fotos del evento");
  await mkdir(fotos);
  await writeFile(join(fotos, "IMG_1.HEIC"), "heic");
  await writeFile(join(fotos, "IMG_2.jpg"), "cut short");
  await expectRefusal(
    project,
    [...wholeRun, "--fotos", fotos],
    /«IMG_1\.HEIC» no es una foto JPG.*\n«IMG_2\.jpg» no se puede leer/,
  );
  await rm(fotos, { recursive: true });
  await mkdir(fotos);
  await expectRefusal(project, [...wholeRun, "--fotos", fotos], /no tiene ninguna foto/);
});
