import type { WebFont } from "./web-fonts.ts";

/** Colours for places where style sheets do not apply, each as `#rrggbb`. */
export interface ThemeColours {
  readonly background: string;
  readonly text: string;
  readonly accent: string;
  readonly yellow: string;
}

/** The results of the build that a page needs. */
export interface PageAssets {
  /** The styles of the first screen, except those that depend on content. */
  readonly styles: string;
  /** The URL of all other styles; `null` in development, where Vite adds them. */
  readonly sheet: string | null;
  /** Those of them that apply without scripts. */
  readonly withoutScripts: string;
  readonly colours: ThemeColours;
  /** The URL of the page's module script; `null` in development, where Vite adds it. */
  readonly script: string | null;
  readonly fonts: readonly WebFont[];
  /** The public URL of the site, without trailing slash, if known. */
  readonly siteUrl: string | null;
}
