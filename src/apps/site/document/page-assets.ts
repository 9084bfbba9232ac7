import type { WebFont } from "./web-fonts.ts";

/** What the build provides for a page. */
export interface PageAssets {
  /** All styles but those that depend on content. */
  readonly styles: string;
  /** Address of the module script that hydrates the page; `null` in development, where Vite adds it. */
  readonly script: string | null;
  readonly fonts: readonly WebFont[];
  /** Public address of the site, without slash at the end, once it is known. */
  readonly siteUrl: string | null;
}
