import type { Path } from "../../../../../content/faults/fault.ts";
import type { ContentKey } from "../../../../../content/texts/content-keys.ts";
import { photoShapes } from "../../../../../domain/edition/photo-slots.ts";
import { slugOf } from "../../../../../domain/text/slug.ts";
import { calls } from "../../calls/calls.ts";
import { addPhoto, change, changeEntry, currentDraft } from "../data/draft.ts";
import { keyOf, valueAt } from "../data/entries/entries.ts";
import { preparePhoto, type Turn } from "./prepare-photo.ts";

/** The field that will name the photo. */
export interface PhotoPlace {
  readonly file: ContentKey;
  readonly path: Path;
  readonly isMark: boolean;
  readonly sharpFrom: number;
}

/** Takes a photo into the draft; resolves with its fault, if any. */
export async function takePhoto(
  file: File | undefined,
  place: PhotoPlace,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  return putPhoto(file, file.name, place, 0);
}

/** Turns a photo of the draft by a quarter, to the right. */
export async function turnPhoto(name: string, place: PhotoPlace): Promise<string | undefined> {
  const photo = currentDraft().photos.get(name) ?? (await calls.photo(name));
  return putPhoto(photo, name, { ...place, sharpFrom: 1 }, 90);
}

async function putPhoto(
  file: Blob,
  name: string,
  { file: key, path, isMark, sharpFrom }: PhotoPlace,
  turn: Turn,
): Promise<string | undefined> {
  // While it is prepared, texts are typed and entries move: it goes where its entry then is.
  const put = followEntry(key, path);
  const prepared = await preparePhoto(file, { isMark, sharpFrom, turn });
  if (prepared.kind === "refused") return prepared.message;
  const free = freePath(name, prepared.ending);
  await addPhoto(free, prepared.photo);
  put("", free);
  put("enfoque", undefined);
  return undefined;
}

/** Takes photos for a gallery into the draft, one after the other; resolves with their faults, if any. */
export async function takePhotos(
  files: readonly File[],
  onPhoto: (archivo: string) => void,
): Promise<string | undefined> {
  const refused: string[] = [];
  for (const each of files) {
    const { sharpFrom } = photoShapes.gallery;
    const prepared = await preparePhoto(each, { isMark: false, sharpFrom });
    if (prepared.kind === "refused") {
      refused.push(files.length > 1 ? `${each.name}: ${prepared.message}` : prepared.message);
      continue;
    }
    const archivo = freePath(each.name, prepared.ending);
    await addPhoto(archivo, prepared.photo);
    onPhoto(archivo);
  }
  return refused.length > 0 ? refused.join(" ") : undefined;
}

/** A function that changes the field at `path`, or one beside it, wherever its entry stands by then. */
function followEntry(file: ContentKey, path: Path): (beside: string, value: unknown) => void {
  const at = (beside: string, inner: Path): Path =>
    beside === "" ? inner : [...inner.slice(0, -1), beside];
  const data = currentDraft().data[file];
  const depth = path.findLastIndex((step) => typeof step === "number");
  if (depth === -1) return (beside, value) => change(file, at(beside, path), value);
  const key = keyOf(valueAt(data, path.slice(0, depth + 1)));
  return (beside, value) => changeEntry(file, key, at(beside, path.slice(depth + 1)), value);
}

/** A name that no photo has. */
function freePath(name: string, ending: string): string {
  const draft = currentDraft();
  const stem =
    slugOf(name.replace(/^.*\//, "").replace(/\.\w+$/, "")).replace(/-\d+$/, "") || "foto";
  const taken = new Set([
    ...draft.published.photos.map(({ path }) => path.toLowerCase()),
    ...draft.photos.keys(),
  ]);
  for (let count = 1; ; count += 1) {
    const free = `${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
    if (!taken.has(free)) return free;
  }
}
