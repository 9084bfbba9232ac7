import { join } from "node:path";
import { type ContentReport, checkSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type ContentFiles, listContent } from "./content-files.ts";
import { inspectPhotos } from "./photo-inspection.ts";
import { lucideNames } from "./rules/icon-faults.ts";

export { PHOTOS_FOLDER } from "./check-sources.ts";

/** The content as it was read, or all its faults. */
export interface ReadContent extends ContentReport {
  readonly contentDir: string;
  /** `state` of the files. */
  readonly state: string;
}

/**
 * Checks the YAML files and the photos of `contentDir`. Dates are compared with `now`, in milliseconds since
 * the epoch.
 */
export async function readContent(
  contentDir: string,
  now = Date.now(),
  files?: ContentFiles,
): Promise<ReadContent> {
  const { texts, photos, state } = files ?? (await listContent(contentDir));
  const facts = await inspectPhotos(photos, join(contentDir, PHOTOS_FOLDER));
  const found = checkSources(texts, facts, { now });
  if (found.edition !== null && lucideNames(found.edition).length === 0) {
    return { ...found, contentDir, state };
  }
  // Loaded here, because its 1,500 icons take a server 10 MB, and most editions name none.
  const { lucideIcons: icons } = await import("./rules/lucide-icons.ts");
  return { ...checkSources(texts, facts, { now, icons }), contentDir, state };
}
