import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { buildFonts } from "./fonts.ts";

test("both families have every letter and sign of Spanish", async () => {
  const folder = await temporaryFolder();
  const fonts = await buildFonts(join(folder, "assets"), [folder]);
  expect(fonts.map(({ family }) => family)).toEqual(["Display", "Text"]);
  for (const { family, address } of fonts) {
    const whole = { targetFormat: "sfnt", keepAllGlyphs: true } as const;
    const sfnt = await subsetFont(await readFile(join(folder, address)), undefined, whole);
    const font = create(sfnt);
    if (font.isCollection) throw new Error("The font is a collection");
    const spanish = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·°ºª−×•©€ AZaz09@#%&/()[]{}+$";
    const missing = [...spanish].filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    expect(missing, family).toEqual([]);
  }
});
