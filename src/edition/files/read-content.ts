import { join } from "node:path";
import { type ContentReport, checkSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type ContentFiles, listContent } from "./content-files.ts";
import { inspectPhotos } from "./photo-inspection.ts";
import { lucideIcons } from "./rules/lucide-icons.ts";

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
  return { ...checkSources(texts, facts, { now, icons: lucideIcons }), contentDir, state };
}
