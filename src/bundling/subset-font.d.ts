/** The part of subset-font's API that we use. It has no types, and DefinitelyTyped's are outdated. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    readonly variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all by default. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
