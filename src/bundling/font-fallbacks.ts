import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { FontFamily } from "./font-families.ts";

/**
 * Fonts that are installed on computers and phones. All faces share the family's name: a browser
 * tries them from the last to the first, so phones find theirs first. Liberation Sans, on Linux, has
 * the metrics of Arial. The list is short because each name costs a slow phone 2 ms.
 */
const installed = {
  regular: [named(arial, "LiberationSans", "ArialMT"), named(roboto, "Roboto-Regular")],
  bold: [named(arialBold, "LiberationSans-Bold", "Arial-BoldMT"), named(robotoBold, "Roboto-Bold")],
} as const;

/** `@font-face` rules: installed fonts scaled to `family`, so that nothing moves when it loads. */
export async function fallbackFaces(family: FontFamily, original: Buffer): Promise<string[]> {
  const faces = await Promise.all(
    family.fallbacks.map((range) => facesOfRange(family.name, original, range)),
  );
  return faces.flat();
}

/** The browser tries the second name if it does not have the first. */
function named<Metrics>(metrics: Metrics, name: string, otherwise = name) {
  return { ...metrics, familyName: name, fullName: name, postscriptName: otherwise };
}

async function facesOfRange(
  name: string,
  original: Buffer,
  range: FontFamily["fallbacks"][number],
) {
  // The file's own metrics belong to its lightest weight; widths are measured at the weight in use.
  const instance = await subsetFont(original, undefined, {
    keepAllGlyphs: true,
    targetFormat: "sfnt",
    variationAxes: { wght: range.imitates },
  });
  const { subsets, ...own } = await fromBuffer(instance);
  const xWidthAvg = subsets.latin.xWidthAvg * range.capitals;
  const metrics = { ...own, xWidthAvg, familyName: name };
  return installed[range.style].map((fallback) => {
    const { fontFaces } = createFontStack([metrics, fallback], {
      fontFaceProperties: { fontWeight: range.weights.join(" ") },
    });
    // Two decimals of a percentage are precise enough.
    return fontFaces.replace(/(\.\d\d)\d+%/g, "$1%");
  });
}
