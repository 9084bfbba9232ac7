/** What we use of subset-font, which has no types; those of DefinitelyTyped lag behind it. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    readonly variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features that stay; all of them when absent. */
    readonly keepFeatures?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
  }
  /** Cuts a font down to the characters of `text`, or keeps them all with `keepAllGlyphs`. */
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
