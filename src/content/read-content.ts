import { readdir } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { type EditionContent, editionSchema } from "../domain/edition/edition.ts";
import { errorCode } from "../domain/error-code.ts";
import { type Fault, fieldOf, type Notice, type PathNotice, type Sample } from "./faults/fault.ts";
import { nearestName } from "./faults/nearest-name.ts";
import { dateNotices } from "./notices/date-notices.ts";
import { staleTexts } from "./notices/stale-texts.ts";
import { boxedMarks } from "./photos/mark-box.ts";
import { absentPhotos, photosTwiceInGallery, unusedPhotos } from "./photos/photo-faults.ts";
import { listPhotoFiles, picturesAmong, spellAsOnDisk } from "./photos/photo-files.ts";
import { openPhotoFolders } from "./photos/photo-folders.ts";
import { inspectPhotos } from "./photos/photo-inspection.ts";
import { dateFaults } from "./rules/date-faults.ts";
import { hourFaults } from "./rules/hour-faults.ts";
import { iconFaults } from "./rules/icon-faults.ts";
import { markFaults } from "./rules/mark-faults.ts";
import { phoneFaults } from "./rules/phone-faults.ts";
import { referenceFaults } from "./rules/reference-faults.ts";
import { type PathFault, schemaFaults } from "./rules/schema-faults.ts";
import { talkFaults } from "./rules/talk-faults.ts";
import { type ContentFile, openContentFile } from "./yaml/content-file.ts";

/** The content, or all its faults. */
export interface ContentReport {
  /** `null` if there is any fault. */
  readonly edition: EditionContent | null;
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
}

/** Folder of the photos, inside the content folder. */
export const PHOTOS_FOLDER = "fotos";

/**
 * Reads and checks the YAML files and photo names of `contentDir`, and reports all faults at once, in
 * the order of files and lines. Dates are compared with `now`, in milliseconds since the epoch.
 */
export async function readContent(contentDir: string, now = Date.now()): Promise<ContentReport> {
  const folder = basename(resolve(contentDir));
  const files = await openFiles(contentDir, folder);
  const written = Object.fromEntries(files.map(({ key, data }) => [key, data]));
  const photosDir = join(contentDir, PHOTOS_FOLDER);
  const photosFolder = `${folder}/${PHOTOS_FOLDER}`;
  const photos = await listPhotoFiles(photosDir);
  const pictures = await picturesAmong(photos, photosDir);
  const folders = await openPhotoFolders(spellAsOnDisk(written, photos), {
    photosDir,
    folder: photosFolder,
    files: photos,
    pictures,
  });
  const { data } = folders;
  const inspection = await inspectPhotos(data, photos, photosDir, photosFolder);
  const broken = [
    ...rulesBroken(data, files),
    ...absentPhotos(data, photos, pictures),
    ...photosTwiceInGallery(data),
    ...inspection.faults,
  ];
  const faults = [
    ...locateAll(files, folders.relocate(preferFirst(broken))),
    ...folders.faults,
    ...strayFiles(await namesIn(contentDir), folder),
  ];
  const parsed = editionSchema.safeParse(data);
  const sound = faults.length === 0;
  const samples = [...files.flatMap(({ samples: own }) => own), ...folders.samples];
  return {
    edition: sound && parsed.success ? parsed.data : null,
    faults,
    samples,
    // While there are faults, a photo may wrongly seem unused, because the line that names it was not
    // read.
    notices: [
      ...files.flatMap(({ notices }) => notices),
      ...folders.notices,
      ...inspection.notices,
      ...(await boxedMarks(data, photos, photosDir, photosFolder)),
      ...(sound ? unusedPhotos(data, pictures, photosFolder) : []),
      ...(sound && parsed.success
        ? noticesOf(files, samples, [...dateNotices(parsed.data, now), ...staleTexts(parsed.data)])
        : []),
    ],
  };
}

const keys = Object.keys(editionSchema.shape);

function openFiles(contentDir: string, folder: string): Promise<ContentFile[]> {
  return Promise.all(keys.map((key) => openContentFile(contentDir, key, `${folder}/${key}.yaml`)));
}

function rulesBroken(data: unknown, files: readonly ContentFile[]): PathFault[] {
  return [
    ...dateFaults(data),
    ...hourFaults(data),
    ...schemaFaults(editionSchema, data),
    ...iconFaults(data),
    ...talkFaults(data),
    ...markFaults(
      editionSchema,
      files.flatMap(({ badMarks }) => badMarks),
    ),
    ...phoneFaults(
      data,
      files.flatMap(({ marks }) => marks),
    ),
    ...referenceFaults(data),
  ];
}

function locateAll(files: readonly ContentFile[], broken: readonly PathFault[]): Fault[] {
  return files.flatMap((file) => {
    // The fault of an unreadable file explains why all its fields are missing.
    if (file.state !== "read") return file.faults;
    const own = broken.filter(({ path }) => path[0] === file.key);
    return [...file.faults, ...own.map((fault) => file.locate(fault))].sort(byLine);
  });
}

/** Sample material has no notices, because it is listed for replacement anyway. */
function noticesOf(
  files: readonly ContentFile[],
  samples: readonly Sample[],
  notices: readonly PathNotice[],
): Notice[] {
  return notices.flatMap(({ path, text }) => {
    const own = files.find(({ key }) => key === path[0]);
    const field = fieldOf(path);
    const isSample = samples.some((sample) => `${field}.`.startsWith(`${sample.field}.`));
    return own === undefined || isSample ? [] : [{ file: own.file, line: own.lineOf(path), text }];
  });
}

/** Keeps one fault per field: earlier rules are more specific than later ones. */
function preferFirst(faults: readonly PathFault[]): PathFault[] {
  const byField = new Map<string, PathFault>();
  for (const fault of faults) {
    const field = JSON.stringify(fault.path);
    if (!byField.has(field)) byField.set(field, fault);
  }
  return [...byField.values()];
}

function strayFiles(names: readonly string[], folder: string): Fault[] {
  const expected = keys.map((key) => `${key}.yaml`);
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !expected.includes(name))
    .map((name) => {
      const near = nearestName(basename(name, extname(name)), keys);
      return {
        file: `${folder}/${name}`,
        line: 1,
        field: "",
        found: "un archivo que la página no usa",
        expected: `uno de estos: ${expected.join(", ")}`,
        fix: near ? `¿Es ${near}.yaml? Cámbiele el nombre.` : "Bórrelo o cámbiele el nombre.",
      };
    });
}

function byLine(one: Fault, other: Fault): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}

/** The names in a folder, sorted, without hidden ones; none if the folder is missing. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith(".")).sort();
}
