import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { applyEdit, readSpoilt } from "../testing/broken-content.ts";

const svg = (ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${ground}<circle cx="20" cy="20" r="12" fill="#c00"/></svg>`;
const marks = (names: readonly string[]) =>
  `escudos:\n${names.map((name) => `  - archivo: ${name}\n    nombre: Escudo`).join("\n")}\n`;

function readMarks(names: readonly string[], write: (photos: string) => Promise<void>) {
  return readSpoilt(async (folder) => {
    await write(join(folder, "fotos"));
    const by = `${marks(names)}numero: 13`;
    await applyEdit(folder, { file: "edicion.yaml", replace: "numero: 13", by });
  });
}

test("a white box behind a mark is reported, in SVG files and in pictures", async () => {
  const background = { r: 255, g: 255, b: 255 };
  const { edition, notices } = await readMarks(["a.svg", "b.svg", "c.png"], async (photos) => {
    await writeFile(join(photos, "a.svg"), svg('<rect width="40" height="40" fill="#fff"/>'));
    await writeFile(join(photos, "b.svg"), svg(""));
    const picture = sharp({ create: { width: 90, height: 90, channels: 3, background } });
    await picture.toFile(join(photos, "c.png"));
  });
  expect(edition?.edicion.escudos).toHaveLength(3);
  const boxed = notices.filter(({ text }) => text.includes("fondo blanco"));
  expect(boxed.map(({ file }) => file)).toEqual(["content/fotos/a.svg", "content/fotos/c.png"]);
});

test("a missing or unreadable mark is a fault", async () => {
  const { faults } = await readMarks(["falta.svg", "rota.svg"], (photos) =>
    writeFile(join(photos, "rota.svg"), "<svg"),
  );
  expect(faults.map(({ field }) => field)).toEqual([
    "edicion.escudos[0].archivo",
    "edicion.escudos[1].archivo",
  ]);
});
