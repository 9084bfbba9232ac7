/** A font of the page that is loaded over the network. */
export interface WebFont {
  /** The name in CSS. */
  readonly family: string;
  /** The URL on the site. */
  readonly address: string;
  /** The lightest and the heaviest weight. */
  readonly weights: readonly [number, number];
}

/** The `@font-face` rules of `fonts`. */
export function fontRules(fonts: readonly WebFont[]): string {
  return fonts
    .map(
      ({ family, address, weights }) =>
        `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${weights.join(" ")};font-display:swap}`,
    )
    .join("");
}
