import subsetFont from "subset-font";
import type { FontFiles } from "../../certificates/sheet.ts";
import { contentHash } from "../../edition/render/content-hash.ts";
import { type Caches, cachedFile } from "../../edition/render/drawing-cache.ts";
import { readOriginal } from "./fonts.ts";

/** Latin letters up to U+024F, marks, quotes and the glottal stop of Mayan names. */
const letters =
  Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "\u02bc\u02bb\u0300\u0301\u0303\u0304\u0308\u0331‘’“”–—…·•";

/** Part of the cache key: raise it when the code below changes what it writes. */
const VERSION = 1;

const families = {
  display: ["big-shoulders", 850],
  text: ["instrument-sans", 400],
  bold: ["instrument-sans", 650],
} as const;

/** The file and the weight of each font. */
const sources = Object.entries(families).flatMap(([name, [family, weight]]) =>
  ["", "-ext"].map((range) => ({
    name: name + range,
    source: `@fontsource-variable/${family}/files/${family}-latin${range}-wght-normal.woff2`,
    weight,
  })),
);

/**
 * The fonts of certificates, TTF with one weight each, because PDF supports neither WOFF2 nor
 * variable fonts.
 */
export async function certificateFonts(): Promise<FontFiles> {
  const files = sources.map(async ({ name, source, weight }) => {
    const font = await subsetFont(await readOriginal(source), letters, {
      targetFormat: "sfnt",
      variationAxes: { wght: weight },
      noHinting: true,
    });
    return [name, new Uint8Array(font)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The same as JSON, base64 by name, from the cache if they are there. */
export async function certificateFontsJson(caches: Caches): Promise<Buffer> {
  const key = `certificates-${contentHash(JSON.stringify({ VERSION, sources, letters }))}`;
  return cachedFile(caches, key, async () => {
    const fonts = Object.entries(await certificateFonts()).map(([name, font]) => [
      name,
      Buffer.from(font).toString("base64"),
    ]);
    return JSON.stringify(Object.fromEntries(fonts));
  });
}
