import type { BuiltCertificates } from "#certificates/pdf/built-certificates.ts";
import type { ReadContent } from "../files/read-content.ts";
import type { Edition, EditionContent } from "../model/edition.ts";
import type { Caches } from "./drawing-cache.ts";
import type { Theme } from "./pictures/theme.ts";
import type { ProgramsFolder } from "./programs.ts";

/** Content without faults. */
export interface ContentToRender extends ReadContent {
  readonly edition: EditionContent;
}

export interface RenderTarget {
  readonly programs: ProgramsFolder;
  /** An empty folder, which gets the site and what belongs to it. */
  readonly folder: string;
  readonly caches: Caches;
  /** The public URL without trailing slash, or `null`. */
  readonly siteUrl: string | null;
}

/** A rendered edition before the parts that need a server. */
export interface RenderedPage {
  readonly edition: Edition;
  readonly theme: Theme;
  readonly siteFolder: string;
  readonly certificatePages: BuiltCertificates["pages"];
  /** The URLs of the page's sheets and of its islands' content. */
  readonly files: readonly string[];
}
