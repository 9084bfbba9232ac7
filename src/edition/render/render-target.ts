import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltCertificates } from "#certificates/pdf/built-certificates.ts";
import { PHOTOS_FOLDER } from "../files/check-sources.ts";
import type { ReadContent } from "../files/read-content.ts";
import type { Edition, EditionContent } from "../model/edition.ts";
import type { Caches } from "./drawing-cache.ts";
import { themeOf } from "./pictures/theme.ts";
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

/** The same, and what follows from it and the content. */
export type Rendering = ReturnType<typeof renderingOf>;

export function renderingOf({ contentDir, edition }: ContentToRender, target: RenderTarget) {
  const { programs, folder } = target;
  const siteFolder = join(folder, "site");
  return {
    ...target,
    siteFolder,
    photosDir: join(contentDir, PHOTOS_FOLDER),
    theme: themeOf(edition.edicion, programs.colours),
    /** Whether files have compressed versions beside them; other hosts compress them. */
    isCompressed: programs.kind === "server",
    write: (name: string, text: string) => writeFile(join(siteFolder, name), text),
  };
}

/** A rendered edition before the parts that need a server. */
export interface RenderedPage {
  readonly edition: Edition;
  readonly certificatePages: BuiltCertificates["pages"];
  /** The URLs of the page's sheets and of its islands' content. */
  readonly files: readonly string[];
}
