import type { InlineFont, WebFont } from "./web-fonts.ts";

/** What the build provides for a page: addresses of files, and styles. */
export interface PageAssets {
  /** What the first screen needs, inlined: a linked sheet would cost a slow connection a round trip. */
  readonly styles: string;
  /** Address of all other styles, fetched once the first screen is shown; `null` if there are none. */
  readonly sheet: string | null;
  /** Module scripts, fetched once the first screen is shown. Without any, there is no start script. */
  readonly scripts: readonly string[];
  /** `start-page.ts` as one script, which runs it when scripts are fetched; unused without any. */
  readonly startProgram: string;
  /** Address of the props of islands that are hydrated near the visitor; `null` keeps them in the page. */
  readonly nearProps: string | null;
  readonly fonts: readonly WebFont[];
  /** Address of their rules, for browsers that run no scripts. */
  readonly fontSheet: string;
  /** The letters that the first paint shows in display type; `null` where they may come later. */
  readonly titleFont: InlineFont | null;
  /** Public address of the site, without slash at the end, once it is known. */
  readonly siteUrl: string | null;
}
