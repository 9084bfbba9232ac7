export interface FontFamily {
  /** The name in CSS; its fallback is `<name> Fallback`. */
  readonly name: string;
  readonly source: string;
  /** The lightest and the heaviest weight to keep. */
  readonly weights: readonly [number, number];
  readonly kerning: boolean;
  /** Its fallback faces: the weights that each one serves, and the weight whose width it imitates. */
  readonly fallbacks: readonly FallbackRange[];
}

export interface FallbackRange {
  readonly weights: readonly [number, number];
  readonly imitates: number;
  readonly style: "regular" | "bold";
  /**
   * For a family set in capitals: the width of its capitals relative to the fallback's, once their
   * small letters are equally wide (measured on the sample's title).
   */
  readonly capitals?: number;
}

export const fontFamilies: readonly FontFamily[] = [
  {
    name: "Display",
    source: "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
    // Only `--weight-display`: a single weight takes half the bytes of a range.
    weights: [850, 850],
    kerning: true,
    fallbacks: [{ weights: [600, 900], imitates: 850, style: "bold", capitals: 0.86 }],
  },
  {
    name: "Text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weights: [400, 700],
    // Without kerning: its pairs take 10 of 24 kB, and are invisible at the sizes of text.
    kerning: false,
    fallbacks: [
      { weights: [400, 599], imitates: 400, style: "regular" },
      { weights: [600, 700], imitates: 700, style: "bold" },
    ],
  },
];
