import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { newProject } from "./testing/project.ts";

const next = ["nueva", "--fecha", "2026-10-03", "--si"];

test("photos of the event come in the order of their names, with the endings of their content, to be described", async () => {
  const project = await newProject();
  const folder = join(project.folder, "Fotos del evento");
  await mkdir(folder);
  for (const [index, name] of ["IMG_10.JPG", "IMG_9", "Thumbs.db"].entries()) {
    const create = { width: 1000 + index, height: 20, channels: 3, background: "#a00" } as const;
    await sharp({ create }).png().toFile(join(folder, name));
  }
  const { exitCode, out } = await project.types(...next, "--fotos", `"${folder}"`);
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
  await project.types(...next, "--fotos", folder);
  const { edition } = await readContent(project.contentDir);
  expect(edition?.ediciones[0]?.fotos[0]?.archivo).toBe("2025-2.jpg");
});
