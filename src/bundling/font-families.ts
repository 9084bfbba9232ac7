/** The page's families, subset from variable fonts of Fontsource; `fallback-fonts.css` has one for each. */
export const fontFamilies = [
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

export type FontFamily = (typeof fontFamilies)[number];
