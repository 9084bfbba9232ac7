import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { z } from "zod";
import { cachedFolder } from "./build-cache.ts";
import { fallbackFaces } from "./font-fallbacks.ts";

/** A family of the page, cut from a variable font of Fontsource. */
export interface FontFamily {
  /** Name in CSS; its fallback is `<name> Fallback`. */
  readonly name: string;
  /** Module path of the original. */
  readonly source: string;
  /** Weights that stay, lightest and heaviest. */
  readonly weights: readonly [number, number];
  /** Weights of its fallbacks: the range each serves, and the weight whose width it imitates. */
  readonly fallbacks: readonly FallbackRange[];
  /** Whether the first view needs it. */
  readonly preload: boolean;
}

/** Weights served by one fallback face. */
export interface FallbackRange {
  readonly weights: readonly [number, number];
  readonly imitates: number;
  readonly style: "regular" | "bold";
  /**
   * For a family set in capitals: how wide its capitals are beside the fallback's, once their small
   * letters are equally wide (measured on the sample's title).
   */
  readonly capitals?: number;
}

/** The families of the page; to change one, change it here. */
export const fontFamilies: readonly FontFamily[] = [
  {
    name: "Display",
    source: "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
    weights: [600, 900],
    fallbacks: [{ weights: [600, 900], imitates: 850, style: "bold", capitals: 0.86 }],
    preload: true,
  },
  {
    name: "Text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weights: [400, 700],
    fallbacks: [
      { weights: [400, 599], imitates: 400, style: "regular" },
      { weights: [600, 700], imitates: 700, style: "bold" },
    ],
    preload: true,
  },
];

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** Every character that stays, where the original has it. */
export const glyphSet = `${ascii}\u00a0áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·°ºª′″×−→←↑↓↗•©®™€№½`;
const features = ["kern", "liga", "calt", "ccmp", "mark", "mkmk", "locl", "case", "tnum", "lnum"];
/** Where the site serves `outDir`. */
const BASE_URL = "/assets";
/** Part of the cache key: raise it when the code below changes what it writes. */
const VERSION = 6;

const builtSchema = z.object({
  css: z.string(),
  preload: z.array(z.string()),
  files: z.array(z.string()),
});

/** The `@font-face` rules, and the addresses of the fonts that the first view needs. */
export interface BuiltFonts {
  readonly css: string;
  readonly preload: string[];
}

/**
 * Cuts the page's fonts down to `glyphSet` and writes them as hashed WOFF2 into `outDir`, or takes
 * them from the cache.
 */
export async function buildFonts(options: {
  readonly outDir: string;
  readonly cacheDir: string;
}): Promise<BuiltFonts> {
  const originals = await Promise.all(
    fontFamilies.map(async (family) => ({ family, original: await readOriginal(family.source) })),
  );
  const hash = createHash("sha256").update(JSON.stringify({ VERSION, fontFamilies, glyphSet }));
  for (const { original } of originals) hash.update(original);
  const key = `fonts-${hash.digest("hex").slice(0, 16)}`;
  const folder = await cachedFolder(options.cacheDir, key, async (draft) => {
    const cut = await Promise.all(
      originals.map(({ family, original }) => cutFont(family, original, draft)),
    );
    const built: z.infer<typeof builtSchema> = {
      css: cut.map(({ css }) => css).join("\n"),
      preload: cut.flatMap(({ file, preload }) => (preload ? [`${BASE_URL}/${file}`] : [])),
      files: cut.map(({ file }) => file),
    };
    await writeFile(join(draft, "fonts.json"), JSON.stringify(built));
  });
  const description = await readFile(join(folder, "fonts.json"), "utf8");
  const { css, preload, files } = builtSchema.parse(JSON.parse(description));
  await mkdir(options.outDir, { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(folder, file), join(options.outDir, file))));
  return { css, preload };
}

async function cutFont(family: FontFamily, original: Buffer, folder: string) {
  const [min, max] = family.weights;
  const font = await subsetFont(original, glyphSet, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures: features,
    noHinting: true,
  });
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  const file = `${family.name.toLowerCase()}-${hash}.woff2`;
  await writeFile(join(folder, file), font);
  const face = [
    "@font-face {",
    `  font-family: "${family.name}";`,
    `  src: url("${BASE_URL}/${file}") format("woff2");`,
    `  font-weight: ${min} ${max};`,
    "  font-style: normal;",
    "  font-display: swap;",
    "}",
  ].join("\n");
  const fallbacks = await fallbackFaces(family, original);
  return { file, preload: family.preload, css: [face, ...fallbacks].join("\n") };
}

async function readOriginal(source: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(source));
}
