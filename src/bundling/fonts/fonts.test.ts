import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltFonts, buildFonts } from "./fonts.ts";

const BUDGET = 45 * 1024;

let project: string;
let fonts: BuiltFonts;
let files: string[];
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "fonts-"));
  fonts = await buildFonts(folders());
  files = (await readdir(folders().outDir)).sort();
});
afterAll(() => rm(project, { recursive: true }));

function folders() {
  return { outDir: join(project, "assets"), caches: [join(project, "cache")] as const };
}

async function openFont(woff2: Buffer): Promise<Font> {
  const sfnt = await subsetFont(woff2, undefined, { targetFormat: "sfnt", keepAllGlyphs: true });
  const font = create(sfnt);
  if (font.isCollection) throw new Error("The font is a collection");
  return font;
}

test("both families fit the first view's budget under hashed names", async () => {
  expect(files).toEqual([
    expect.stringMatching(/^display-[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^text-[0-9a-f]{8}\.woff2$/),
  ]);
  const sizes = await Promise.all(files.map((file) => stat(join(folders().outDir, file))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(BUDGET);
  expect(fonts.fonts.map(({ address }) => address)).toEqual(files.map((file) => `/assets/${file}`));
});

describe.each([
  { family: "Display", range: undefined },
  { family: "Text", range: { min: 400, max: 700 } },
])("$family", ({ family, range }) => {
  const open = async () => {
    const file = files.find((name) => name.startsWith(family.toLowerCase())) ?? "";
    return openFont(await readFile(join(folders().outDir, file)));
  };

  test("has every letter and sign of Spanish", async () => {
    const font = await open();
    const spanish = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·°ºª−×•©€ AZaz09@#%&/()[]{}+$";
    const missing = [...spanish].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test("keeps only the weights that the page uses", async () => {
    const { wght } = (await open()).variationAxes;
    if (range === undefined) expect(wght).toBeUndefined();
    else expect(wght).toMatchObject(range);
  });
});
