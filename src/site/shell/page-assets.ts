/** The file name of the picture that chats show beside a link. */
export const previewFile = "vista-previa.jpg";

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

/** Colours for places where style sheets do not apply, each as `#rrggbb`. */
export interface ThemeColours {
  readonly background: string;
  readonly text: string;
  readonly accent: string;
  readonly yellow: string;
}

/** The results of the build that a page needs. */
export interface PageAssets {
  /** The styles of the first screen before the event, except those that depend on content. */
  readonly styles: string;
  /** The URL of all other styles; in development Vite adds most of them. */
  readonly sheet: string;
  /** The URL of the styles of answers, such as a ticket, which the first use of the page loads; likewise. */
  readonly answerSheet: string;
  /** The URL of `islandContent` as JSON. */
  readonly content: string;
  readonly colours: ThemeColours;
  /** The URL of the page's module script; empty in development, where Vite adds it. */
  readonly script: string;
  readonly fonts: readonly WebFont[];
  /** The public URL of the site, without trailing slash, if known. */
  readonly siteUrl: string | null;
}
