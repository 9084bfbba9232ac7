import { basename, dirname } from "node:path";
import { isPicture } from "../../content/photos/photo-names.ts";
import { pictureEnding } from "../../content/photos/picture-kind.ts";
import { PHOTOS_FOLDER } from "../../content/read-content.ts";
import { editionSchema } from "../../domain/edition/edition.ts";
import type { ContentCopy } from "./repository.ts";

/*
 * Pushed files are public for good, so only files of an edition are pushed, and none whose text
 * contains a key or a list of participants.
 */

const texts = new Set(Object.keys(editionSchema.shape).map((key) => `${key}.yaml`));
/** Files beside photos: credits and notes. */
const besidePhotos = /\.(?:md|txt)$/i;
const key = /-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/;
/** The first line of a list, even in a comment. */
const listHeader =
  /^[#\s"']*(?:carnet["']?\s*[,;\t|]\s*["']?(?:nombre|n[oú]|ticket)|nombre["']?\s*[,;\t|]\s*["']?carnet)/im;
const carnet = /(?<![\d-])\d{4}-\d{2}-\d{3,6}(?![\d-])/g;
/** A text may contain examples of carnets; this many are a list. */
const CARNETS_OF_A_LIST = 3;

/** The files of `contentDir` that must not be published, each with the reason in Spanish. */
export function refusedContent(contentDir: string, files: readonly ContentCopy[]): string[] {
  return files.flatMap(({ path, bytes }) => {
    const reason = refusal(contentDir, path, bytes);
    return reason === null ? [] : [`${path} (${reason})`];
  });
}

function refusal(contentDir: string, path: string, bytes: Uint8Array): string | null {
  const latin1 = Buffer.from(bytes).toString("latin1");
  if (key.test(latin1)) return "contiene una llave";
  const photos = `${contentDir}/${PHOTOS_FOLDER}`;
  const folder = dirname(path);
  const isBesidePhotos = folder === photos || dirname(folder) === photos;
  if (isBesidePhotos && pictureEnding(bytes) !== null) return null;
  if (isBesidePhotos && isPicture(path)) return "no es una foto, aunque su nombre lo diga";
  const isKnown =
    (folder === contentDir && texts.has(basename(path))) ||
    (isBesidePhotos && besidePhotos.test(basename(path)));
  if (!isKnown) return "no es un archivo de la convención";
  const isList = listHeader.test(latin1) || new Set(latin1.match(carnet)).size >= CARNETS_OF_A_LIST;
  return isList ? "contiene carnets de participantes" : null;
}
