import { type EditionContent, editionSchema } from "../domain/edition/edition.ts";
import {
  type Fault,
  type Findings,
  fieldOf,
  type Notice,
  type PathFault,
  type PathNotice,
  type Sample,
} from "./faults/fault.ts";
import { dateNotices } from "./notices/date-notices.ts";
import {
  type PhotoFacts,
  photoFaults,
  photosTwiceInGallery,
  smallPhotos,
  unusedPhotos,
} from "./photos/photo-faults.ts";
import { spellAsOnDisk } from "./photos/photo-names.ts";
import { dateFaults } from "./rules/date-faults.ts";
import { hourFaults } from "./rules/hour-faults.ts";
import { iconFaults } from "./rules/icon-faults.ts";
import { phoneFaults } from "./rules/phone-faults.ts";
import { referenceFaults } from "./rules/reference-faults.ts";
import { markFaults } from "./rules/sample-marks.ts";
import { schemaFaults } from "./rules/schema-faults.ts";
import { type ContentKey, contentKeys } from "./texts/content-keys.ts";
import { type ContentFile, type FileText, openText } from "./yaml/content-file.ts";

/** The content, or all its faults. */
export interface ContentReport extends Findings {
  /** `null` if there is any fault. */
  readonly edition: EditionContent | null;
}

/** Folder of the photos, inside the content folder. */
export const PHOTOS_FOLDER = "fotos";

/** Everything else that the rules need; what is not known is not checked. */
export interface CheckOptions {
  /** Dates are compared with it: milliseconds since the epoch. */
  readonly now: number;
  /** The name of the content folder in faults; `content` without it. */
  readonly folder?: string;
  /** The icons of Lucide by name. */
  readonly icons?: Readonly<Record<string, unknown>>;
}

/**
 * Checks the texts of the edition's files and reports all faults at once, in the order of files and
 * lines. It reads nothing itself, and also runs in browsers. `photos` are all files in content/fotos.
 */
export function checkSources(
  sources: Readonly<Record<ContentKey, FileText>>,
  photos: readonly PhotoFacts[],
  options: CheckOptions,
): ContentReport {
  return reportOn(openSources(sources, photos, options), photos, options);
}

/** The edition's files before the rules are applied. */
export interface OpenedSources {
  readonly files: readonly ContentFile[];
  /** Their data together, with photos spelt as they are on the disk. */
  readonly data: unknown;
}

/** Reads the texts. */
export function openSources(
  sources: Readonly<Record<ContentKey, FileText>>,
  photos: readonly PhotoFacts[],
  { folder = "content" }: CheckOptions,
): OpenedSources {
  const files = contentKeys.map((key) => openText(sources[key], key, `${folder}/${key}.yaml`));
  const written = Object.fromEntries(files.map(({ key, data }) => [key, data]));
  const names = photos.map(({ path }) => path);
  return { files, data: spellAsOnDisk(written, names) };
}

/**
 * Checks opened files against all rules. `photos` may have facts that `openSources` lacked, such as
 * widths.
 */
export function reportOn(
  { files, data }: OpenedSources,
  photos: readonly PhotoFacts[],
  { now, folder = "content", icons }: CheckOptions,
): ContentReport {
  const photosFolder = `${folder}/${PHOTOS_FOLDER}`;
  const parsed = editionSchema.safeParse(data);
  const broken = [
    ...(parsed.success ? rulesBroken(parsed.data) : schemaFaults(editionSchema, data)),
    ...(icons ? iconFaults(data, icons) : []),
    ...markFaults(
      editionSchema,
      files.flatMap(({ badMarks }) => badMarks),
    ),
    ...phoneFaults(
      data,
      files.flatMap(({ marks }) => marks),
    ),
    ...photoFaults(data, photos),
    ...photosTwiceInGallery(data),
  ];
  const faults = locateAll(files, preferFirst(broken));
  const sound = faults.length === 0;
  const samples = files.flatMap(({ samples: own }) => own);
  return {
    edition: sound && parsed.success ? parsed.data : null,
    faults,
    samples,
    // While there are faults, a photo may wrongly seem unused, because the line that names it was not
    // read.
    notices: [
      ...smallPhotos(data, photos, photosFolder),
      ...(sound ? unusedPhotos(data, photos, photosFolder) : []),
      ...(sound && parsed.success ? noticesOf(files, samples, dateNotices(parsed.data, now)) : []),
    ],
  };
}

/** Rules beyond the schema; an edition is checked against them once every field is valid. */
function rulesBroken(edition: EditionContent): PathFault[] {
  const { edicion, tematicas } = edition;
  return [
    ...dateFaults(edicion),
    ...hourFaults(edicion.fechas, tematicas),
    ...referenceFaults(edition),
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

/** Keeps one fault per field. */
function preferFirst(faults: readonly PathFault[]): PathFault[] {
  const byField = new Map<string, PathFault>();
  for (const fault of faults) {
    const field = JSON.stringify(fault.path);
    if (!byField.has(field)) byField.set(field, fault);
  }
  return [...byField.values()];
}

function byLine(one: Fault, other: Fault): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
