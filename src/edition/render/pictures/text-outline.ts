import { create, type Font } from "fontkitten";

/** A text as outlines, so that pictures do not depend on system fonts. */
export interface TextOutline {
  /** SVG path data with its baseline at y = 0, starting at x = 0. */
  readonly path: string;
  /** Advance width, in the unit of `size`. */
  readonly width: number;
}

/** Sets texts in one weight of one of the page's families. */
export type Typesetter = (text: string, size: number) => TextOutline;

export function openTypesetter(ttf: Buffer): Typesetter {
  const font = create(ttf);
  if (font.type !== "TTF") throw new Error("Not a single font");
  return (text, size) => outline(font, text, size);
}

function outline(font: Font, text: string, size: number): TextOutline {
  const scale = size / font.unitsPerEm;
  let width = 0;
  let path = "";
  for (const glyph of font.glyphsForString(text)) {
    // The y axis of fonts points up, that of SVG down.
    path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += glyph.advanceWidth * scale;
  }
  return { path, width };
}
