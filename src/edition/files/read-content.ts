import { join } from "node:path";
import { type ContentReport, checkOpened, openSources, PHOTOS_FOLDER } from "./check-sources.ts";
import { type ContentFiles, listContent } from "./content-files.ts";
import { namedPhotos } from "./photo-faults.ts";
import { inspectPhotos } from "./photo-inspection.ts";
import { lucideNames } from "./rules/icon-faults.ts";

export interface ReadContent extends ContentReport {
  readonly contentDir: string;
  readonly state: string;
}

interface ReadOptions {
  /** The files, if they are listed already. */
  readonly files?: ContentFiles | undefined;
  /** Content without faults: the photos that it names are not opened again, unless they have new bytes. */
  readonly checked?: ContentFiles | undefined;
}

export async function readContent(
  contentDir: string,
  { files, checked }: ReadOptions = {},
): Promise<ReadContent> {
  const { texts, photos, state } = files ?? (await listContent(contentDir));
  const opened = openSources(texts, photos);
  const named = photoNames(opened.data);
  const whole = checked && photoNames(openSources(checked.texts, checked.photos).data);
  const unknown = photos.filter(
    ({ path, bytes }) => named.has(path) && (bytes !== undefined || !whole?.has(path)),
  );
  const found = await inspectPhotos(unknown, join(contentDir, PHOTOS_FOLDER));
  // Loaded only here, because its 1,500 icons take a server 10 MB, and most editions name none.
  const icons =
    lucideNames(opened.data).length > 0
      ? (await import("./rules/lucide-icons.ts")).lucideIcons
      : undefined;
  return { ...checkOpened(opened, [...photos, ...found], icons), contentDir, state };
}

function photoNames(data: unknown): ReadonlySet<string> {
  return new Set(namedPhotos(data).map(({ name }) => name));
}
