import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import arialBold from "@capsizecss/metrics/arial/700";
import roboto from "@capsizecss/metrics/roboto";
import robotoBold from "@capsizecss/metrics/roboto/700";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { FallbackRange, FontFamily } from "./fonts.ts";

/** Linux has Liberation Sans, made to Arial's measures. */
const liberation = { ...arial, ...names("Liberation Sans", "LiberationSans") };
const liberationBold = {
  ...arialBold,
  ...names("Liberation Sans Bold", "LiberationSans-Bold"),
};

/**
 * Fonts that phones and computers have. All faces bear the family's name: a browser passes over
 * those it has not got, from the last to the first, so that Android comes to Roboto.
 */
const installed = {
  regular: [liberation, roboto, arial],
  bold: [liberationBold, robotoBold, arialBold],
} as const;

/**
 * The `@font-face` rules of `<name> Fallback`: installed fonts scaled to the widths and heights of
 * `family`, so that nothing moves when the font itself arrives.
 */
export async function fallbackFaces(family: FontFamily, original: Buffer): Promise<string[]> {
  const faces = await Promise.all(
    family.fallbacks.map((range) => facesOfRange(family.name, original, range)),
  );
  return faces.flat();
}

function names(fullName: string, postscriptName: string) {
  return { familyName: "Liberation Sans", fullName, postscriptName };
}

async function facesOfRange(name: string, original: Buffer, range: FallbackRange) {
  // The file's own metrics are those of its lightest weight; widths are of the weight in use.
  const instance = await subsetFont(original, undefined, {
    keepAllGlyphs: true,
    targetFormat: "sfnt",
    variationAxes: { wght: range.imitates },
  });
  const { subsets, ...own } = await fromBuffer(instance);
  const xWidthAvg = subsets.latin.xWidthAvg * (range.capitals ?? 1);
  const metrics = { ...own, xWidthAvg, familyName: name };
  return installed[range.style].map(
    (fallback) =>
      createFontStack([metrics, fallback], {
        fontFaceProperties: { fontWeight: range.weights.join(" ") },
      }).fontFaces,
  );
}
