import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { CertificateSheet, FontFiles } from "../../certificates/sheet.ts";
import { cachedFolder } from "../cache/build-cache.ts";
import { contentHash } from "../cache/content-hash.ts";
import { readOriginal } from "../fonts/fonts.ts";

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

/**
 * Writes fonts, from the cache if they are there, and marks as one hashed file of JSON, base64 by name,
 * into `outDir`; browsers and servers read the same. Resolves with its name.
 */
export async function buildCertificateFile(options: {
  readonly outDir: string;
  readonly cacheDir: string;
  readonly marks: CertificateSheet["marks"];
}): Promise<string> {
  const key = `certificate-fonts-${contentHash(JSON.stringify({ VERSION, sources, letters }))}`;
  const folder = await cachedFolder(options.cacheDir, key, async (draft) => {
    const fonts = Object.entries(await certificateFonts()).map(([name, font]) => [
      name,
      Buffer.from(font).toString("base64"),
    ]);
    await writeFile(join(draft, "fonts.json"), JSON.stringify(Object.fromEntries(fonts)));
  });
  const fonts = JSON.parse(await readFile(join(folder, "fonts.json"), "utf8"));
  const text = JSON.stringify({ fonts, marks: options.marks });
  const file = `constancia-${contentHash(text)}.json`;
  await mkdir(options.outDir, { recursive: true });
  await writeFile(join(options.outDir, file), text);
  return file;
}
