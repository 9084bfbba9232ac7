import { cp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { contentHash } from "#edition/render/content-hash.ts";
import { type Caches, cachedFolder } from "#edition/render/drawing-cache.ts";
import type { WebFont } from "#site/shell/page-assets.ts";

/** The page's families, subset from variable fonts of Fontsource; `fallback-fonts.css` has one for each. */
const fontFamilies = [
  {
    name: "Display",
    source: "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
    // Only `--weight-display`: a single weight takes half the bytes of a range.
    weights: [850, 850],
    kerning: true,
  },
  {
    name: "Text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weights: [400, 700],
    // Without kerning: its pairs take 10 of 24 kB, and are invisible at the sizes of text.
    kerning: false,
  },
] as const;

type FontFamily = (typeof fontFamilies)[number];

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** The characters to keep, if the original has them. */
const glyphSet = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·°ºª′″×−→•©®™€`;
const features = ["liga", "tnum"];
/** The URL under which the site serves `outDir`. */
const BASE_URL = "/assets";
/** Part of the cache key: raise it when the code below changes what it writes. */
const VERSION = 12;
const DESCRIPTION = "fonts.json";

/** Writes the page's fonts, cut to `glyphSet`, as hashed WOFF2 into `outDir`. */
export async function buildFonts(outDir: string, caches: Caches): Promise<readonly WebFont[]> {
  const originals = await Promise.all(
    fontFamilies.map(async (family) => ({ family, original: await readOriginal(family.source) })),
  );
  const settings = JSON.stringify({ VERSION, fontFamilies, glyphSet });
  const key = `fonts-${contentHash(settings, ...originals.map(({ original }) => original))}`;
  const folder = await cachedFolder(caches, key, async (draft) => {
    const cutting = originals.map(({ family, original }) => cutFont(family, original, draft));
    await writeFile(join(draft, DESCRIPTION), JSON.stringify(await Promise.all(cutting)));
  });
  const filter = (file: string) => !file.endsWith(DESCRIPTION);
  await cp(folder, outDir, { recursive: true, filter });
  return JSON.parse(await readFile(join(folder, DESCRIPTION), "utf8"));
}

async function cutFont(family: FontFamily, original: Buffer, folder: string): Promise<WebFont> {
  const font = await subset(family, original, glyphSet);
  const file = `${family.name.toLowerCase()}-${contentHash(font)}.woff2`;
  await writeFile(join(folder, file), font);
  return { family: family.name, address: `${BASE_URL}/${file}`, weights: family.weights };
}

function subset({ weights: [min, max], kerning }: FontFamily, original: Buffer, glyphs: string) {
  return subsetFont(original, glyphs, {
    targetFormat: "woff2",
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: kerning ? ["kern", ...features] : features,
    noHinting: true,
    // Browsers ignore these tables in a font without axes.
    ...(min === max && { dropTables: ["STAT", "gasp"] }),
  });
}

export function readOriginal(source: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(source));
}
