import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import type { FontLetters } from "#certificates/model/print-letters.ts";
import type { FontFiles } from "#certificates/pdf/sheet.ts";
import { contentHash } from "#edition/render/content-hash.ts";
import { type Caches, cachedFile } from "#edition/render/drawing-cache.ts";
import { readOriginal } from "./fonts.ts";

/** Latin letters, signs, and marks for Mayan letters such as `ẍ`, which no font has as one. */
const wantedLetters =
  Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("") +
  "\u02bc\u02bb\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0323\u0327\u0328\u0331\u1e8c\u1e8d‘’“”–—…·•′″−→™€";
/** Part of the cache key: raise it when the code below changes what it writes. */
const VERSION = 3;

const families = {
  display: ["big-shoulders", 850],
  text: ["instrument-sans", 400],
  bold: ["instrument-sans", 650],
} as const;

const sources = Object.entries(families).flatMap(([name, [family, weight]]) =>
  ["", "-ext"].map((range) => ({
    name: name + range,
    source: `@fontsource-variable/${family}/files/${family}-latin${range}-wght-normal.woff2`,
    weight,
  })),
);

/** As TTF with one weight each, because PDF supports neither WOFF2 nor variable fonts. */
export async function certificateFonts(): Promise<FontFiles> {
  const files = sources.map(async ({ name, source, weight }) => {
    const font = await subsetFont(await readOriginal(source), wantedLetters, {
      targetFormat: "sfnt",
      variationAxes: { wght: weight },
      noHinting: true,
    });
    return [name, new Uint8Array(font)] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The library's types lack it. */
interface OpenedFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

export function lettersOf(fonts: FontFiles): FontLetters {
  const document = new PDFDocument({ font: null as unknown as string });
  const found = Object.entries(fonts).map(([name, file]) => {
    document.font(file as Buffer);
    const { font } = (document as unknown as OpenedFont)._font;
    const hasGlyph = (each: string) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0);
    return [name, [...wantedLetters].filter(hasGlyph).join("")];
  });
  return Object.fromEntries(found);
}

/** The fonts as JSON, base64 by name, with their letters; from the cache if they are there. */
export async function certificateFontsJson(caches: Caches): Promise<Buffer> {
  const key = `certificates-${contentHash(JSON.stringify({ VERSION, sources, wantedLetters }))}`;
  return cachedFile(caches, key, async () => {
    const files = await certificateFonts();
    const base64 = (font: Uint8Array) => Buffer.from(font).toString("base64");
    const fonts = Object.entries(files).map(([name, font]) => [name, base64(font)]);
    return JSON.stringify({ fonts: Object.fromEntries(fonts), letters: lettersOf(files) });
  });
}
