import { isValidPhoneNumber } from "libphonenumber-js";
import { type EditionContent, editionSchema } from "../model/edition.ts";
import { valuesAt } from "../model/values-at.ts";
import { photoFaults } from "./photo-faults.ts";
import { spellAsOnDisk } from "./photo-names.ts";
import { dateFaults, hourFaults } from "./rules/date-faults.ts";
import { dateNotices } from "./rules/date-notices.ts";
import {
  type Fault,
  fieldOf,
  type Notice,
  type PathFault,
  type PathNotice,
  type Sample,
  unfit,
} from "./rules/fault.ts";
import { iconFaults } from "./rules/icon-faults.ts";
import { referenceFaults } from "./rules/reference-faults.ts";
import { isSample } from "./rules/sample-marks.ts";
import { schemaFaults } from "./rules/schema-faults.ts";
import { type ContentFile, openText } from "./yaml/content-file.ts";
import { type ContentSources, contentKeys } from "./yaml/content-keys.ts";

export interface ContentReport {
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  readonly notices: readonly Notice[];
  /** `null` if there is any fault. */
  readonly edition: EditionContent | null;
}

export const PHOTOS_FOLDER = "fotos";

/** Everything else that the rules need; what is not known is not checked. */
interface CheckOptions {
  /** Dates are compared with it: milliseconds since the epoch. */
  readonly now: number;
  /** The icons of Lucide by name. */
  readonly icons?: Readonly<Record<string, unknown>>;
  /** Photos that cannot be decoded completely. */
  readonly broken?: ReadonlySet<string>;
}

/**
 * Checks the texts of the edition's files and reports all faults at once, in the order of files and
 * lines. It reads nothing itself, and also runs in browsers. `photos` are the paths of all files in
 * content/fotos, such as `2025/foto.jpg`.
 */
export function checkSources(
  sources: ContentSources,
  photos: readonly string[],
  options: CheckOptions,
): ContentReport {
  return checkOpened(openSources(sources, photos), photos, options);
}

/** The files, and the data of all as one, with the names of photos spelt as those of the files. */
export function openSources(sources: ContentSources, photos: readonly string[]) {
  const files = contentKeys.map((key) => openText(sources[key], key, `content/${key}.yaml`));
  const written = Object.fromEntries(files.map(({ key, data }) => [key, data]));
  return { files, data: spellAsOnDisk(written, photos) };
}

/** The same for texts that are open. */
export function checkOpened(
  { files, data }: ReturnType<typeof openSources>,
  photos: readonly string[],
  { now, icons, broken = new Set() }: CheckOptions,
): ContentReport {
  const samples = files.flatMap((file) => file.samples);
  const parsed = editionSchema.safeParse(data);
  const found = [
    ...(parsed.success ? rulesBroken(parsed.data) : schemaFaults(editionSchema, data)),
    ...(icons ? iconFaults(data, icons) : []),
    ...phoneFaults(data, samples),
    ...photoFaults(data, photos, broken),
  ];
  const faults = locateAll(files, found);
  const edition = faults.length === 0 && parsed.success ? parsed.data : null;
  return {
    edition,
    faults,
    samples,
    notices: edition ? noticesOf(files, samples, dateNotices(edition, now)) : [],
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

const TELEPHONE = ["edicion", "entradas", "telefono"];

/** The number has to exist in its country; the samples' `+502 0000 0000` does not. */
function phoneFaults(data: unknown, samples: readonly Sample[]): PathFault[] {
  const telefono = valuesAt(data, TELEPHONE.join("."))[0]?.value;
  if (typeof telefono !== "string" || isSample(TELEPHONE, samples)) return [];
  if (isValidPhoneNumber(telefono)) return [];
  const problem = unfit(telefono, {
    is: "no es un número del país de su código",
    expected: "un teléfono con código de país que exista",
    remedy: "Revise el código (+502 es Guatemala) y que no falten ni sobren dígitos.",
  });
  return [{ path: TELEPHONE, problem }];
}

/** The first fault of each field, by file and line. */
function locateAll(files: readonly ContentFile[], found: readonly PathFault[]): Fault[] {
  return files.flatMap((file) => {
    // The fault of an unreadable file explains why all its fields are missing.
    if (file.data === undefined) return file.faults;
    const own = found.filter(({ path }) => path[0] === file.key);
    const byField = new Map(own.toReversed().map((fault) => [fieldOf(fault.path), fault]));
    return [...byField.values()].toReversed().map(file.locate).sort(byLine);
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
    return own === undefined || isSample(path, samples)
      ? []
      : [{ file: own.file, line: own.lineOf(path), text }];
  });
}

function byLine(one: Fault, other: Fault): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
