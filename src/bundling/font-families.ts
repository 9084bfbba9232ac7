/** The page's families, subset from variable fonts of Fontsource; the fallback is `<name> Fallback`. */
export const fontFamilies = [
  {
    name: "Display",
    source: "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2",
    // Only `--weight-display`: a single weight takes half the bytes of a range.
    weights: [850, 850],
    kerning: true,
    // The weights that each face serves, and the one whose width it imitates.
    // Its capitals are this wide beside the fallback's, once their small letters are equally wide.
    fallbacks: [{ weights: [600, 900], imitates: 850, style: "bold", capitals: 0.86 }],
  },
  {
    name: "Text",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    weights: [400, 700],
    // Without kerning: its pairs take 10 of 24 kB, and are invisible at the sizes of text.
    kerning: false,
    fallbacks: [
      { weights: [400, 599], imitates: 400, style: "regular", capitals: 1 },
      { weights: [600, 700], imitates: 700, style: "bold", capitals: 1 },
    ],
  },
] as const;

export type FontFamily = (typeof fontFamilies)[number];
