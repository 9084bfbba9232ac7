import type { InlineFont, WebFont } from "./web-fonts.ts";

/** What the build made for a page: addresses of files and the styles, ready to use. */
export interface PageAssets {
  /** What the first screen needs, inlined: a linked sheet would cost a slow connection a round trip. */
  readonly styles: string;
  /** Address of all other styles, fetched once the first screen is shown; `null` if there are none. */
  readonly sheet: string | null;
  /** Module scripts, fetched once the first screen is shown. Without any, nothing waits. */
  readonly scripts: readonly string[];
  /** `start-page.ts` as one script, which runs it when scripts are fetched; unused without any. */
  readonly startProgram: string;
  readonly fonts: readonly WebFont[];
  /** What the first paint shows in display type; `null` where it may wait for the fonts. */
  readonly titleFont: InlineFont | null;
  /** Public address of the site, without slash at the end, once it is known. */
  readonly siteUrl: string | null;
}
