import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import * as simpleIcons from "simple-icons";
import { beforeEach, expect, test } from "vitest";
import type { EditionContent } from "#edition/model/edition.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { drawIcons } from "./draw-icons.ts";
import { drawMarks } from "./draw-marks.ts";

function content(
  icons: readonly string[],
  redes: readonly { nombre: string; enlace: string }[] = [],
): EditionContent {
  return {
    edicion: { contacto: { correo: "a@example.org" }, redes },
    tematicas: icons.map((icono) => ({ titulo: icono, descripcion: "x", icono, ponente: [] })),
    ponentes: [{ certificaciones: icons.map((icono) => ({ nombre: icono, icono })) }],
  } as unknown as EditionContent;
}

test("only the icons of Lucide that the content names are drawn, each once", () => {
  expect(drawIcons(content(["ia", "bot", "bot", "datos"])).icons).toEqual({
    bot: { nodes: expect.arrayContaining([["path", { d: "M12 8V4H8" }]]) },
  });
  expect(drawIcons(content(["ia"]))).not.toHaveProperty("icons");
});

test.each([
  ["Nuestro canal", "https://www.youtube.com/@x", "YouTube"],
  ["Grupo", "https://t.me/x", "Telegram"],
  ["Facebook", "https://www.instagram.com/x", "Instagram"],
  ["Twitter", "https://example.org/x", "X"],
  ["Sitio del colegio", "https://colegio.org.gt/", undefined],
  ["Fotos", "https://notfacebook.com/", undefined],
])("%s at %s has the mark of %s", (nombre, enlace, title) => {
  const [drawn] = drawIcons(content([], [{ nombre, enlace }])).contact?.networks ?? [];
  const shortened = (path: string) => path.replaceAll(/(\.\d\d)\d+/g, "$1");
  const icon = Object.values(simpleIcons).find(
    ({ path }) => shortened(path) === drawn?.nodes[0]?.[1].d,
  );
  expect([icon?.title, drawn?.mark]).toEqual([title, title]);
});

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" ${attributes}>${inside}</svg>`;
const bar = (fill: string) => `<rect x="10" y="10" width="80" height="30" fill="${fill}"/>`;

let photosDir: string;
let outDir: string;
beforeEach(async () => {
  photosDir = await temporaryFolder();
  outDir = join(photosDir, "out");
  await mkdir(outDir);
});

async function draw(
  files: Readonly<Record<string, string>>,
  own: { logo?: string; escudos?: string[]; sponsors?: string[] },
) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(photosDir, name), text);
  const content = {
    edicion: {
      logo: own.logo,
      escudos: own.escudos?.map((archivo) => ({ archivo, nombre: archivo })),
    },
    patrocinadores: own.sponsors?.map((logo) => ({ nombre: logo, logo })),
  } as unknown as EditionContent;
  return drawMarks(content, { photosDir, outDir, caches: [join(photosDir, "cache")] });
}

/** The pixel at a share of width and height: red, green, blue, alpha. */
async function pixel(file: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(join(outDir, file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(at, at + 4)];
}

test("a script in an SVG never reaches the site: only its picture does", async () => {
  const hostile = svg(`<script>alert(1)</script>${bar("#0a0")}`, 'onload="alert(2)"');
  const drawn = await draw({ "a.svg": hostile }, { escudos: ["a.svg"], logo: "a.svg" });
  expect(Object.keys(drawn.marks ?? {})).toEqual(["a.svg"]);
  for (const name of await readdir(outDir)) {
    expect(name).toMatch(/\.webp$/);
    const bytes = await readFile(join(outDir, name));
    expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
    expect(bytes.includes("alert")).toBe(false);
  }
});

test("a mark is cropped to its visible part, and reported if it is too dark for the page or too light for paper", async () => {
  const files = {
    "a.svg": svg(bar("#0c8")),
    "dark.svg": svg(bar("#011")),
    "white.svg": svg(bar("#fff")),
  };
  const { marks = {} } = await draw(files, { escudos: Object.keys(files) });
  const tones = Object.values(marks).map(({ dark, light }) => ({ dark, light }));
  expect(tones).toEqual([{}, { dark: true }, { light: true }]);
  const { width = 0, height = 1 } = marks["a.svg"] ?? {};
  expect(width / height).toBeCloseTo(80 / 30, 1);
});

test("a drawing in hundredths of a millimetre is drawn as one in millimetres, and one in metres too", async () => {
  const drawing = (unit: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${900 * unit} ${600 * unit}"><circle cx="${450 * unit}" cy="${300 * unit}" r="${200 * unit}" fill="#0c8"/></svg>`;
  const files = { "a.svg": drawing(1), "b.svg": drawing(100), "c.svg": drawing(0.001) };
  const { marks = {} } = await draw(files, { escudos: Object.keys(files) });
  const { width, height } = marks["a.svg"] ?? {};
  expect(marks["b.svg"]).toMatchObject({ width, height });
  expect(marks["c.svg"]?.width).toBeGreaterThan(0);
});

test("sponsors' logos are in one tone, also those on a white box", async () => {
  const boxed = svg(`<rect width="100" height="50" fill="#fff"/>${bar("#c00")}`);
  const files = { "clear.svg": svg(bar("#08f")), "boxed.svg": boxed };
  const { sponsors = {} } = await draw(files, { sponsors: ["clear.svg", "boxed.svg"] });
  for (const name of ["clear.svg", "boxed.svg"]) {
    const [red = 0, green = 0, blue = 0, alpha] = await pixel(sponsors[name]?.file ?? "", 0.5, 0.5);
    expect([red > 240, green > 230, blue > 220, alpha], name).toEqual([true, true, true, 255]);
  }
  // The box was removed: the remaining mark has the shape of the bar.
  const { width = 0, height = 1 } = sponsors["boxed.svg"] ?? {};
  expect(width / height).toBeCloseTo(80 / 30, 1);
});
