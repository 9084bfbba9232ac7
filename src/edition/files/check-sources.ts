import { isValidPhoneNumber } from "libphonenumber-js";
import { type EditionContent, editionSchema } from "../model/edition.ts";
import { valuesAt } from "../model/values-at.ts";
import { type PhotoFacts, photoFaults } from "./photo-faults.ts";
import { spellAsOnDisk } from "./photo-names.ts";
import { dateFaults, hourFaults } from "./rules/date-faults.ts";
import { dateNotices } from "./rules/date-notices.ts";
import {
  type Fault,
  fieldOf,
  type Notice,
  type PathFault,
  type Sample,
  wrongValue,
} from "./rules/fault.ts";
import { iconFaults } from "./rules/icon-faults.ts";
import { referenceFaults } from "./rules/reference-faults.ts";
import { isSample } from "./rules/sample-marks.ts";
import { schemaFaults } from "./rules/schema-faults.ts";
import { type ContentFile, openText } from "./yaml/content-file.ts";
import { contentKeys } from "./yaml/content-keys.ts";
import type { ContentSources } from "./yaml/texts-calls.ts";

export interface ContentReport {
  /** `null` if there is any fault. */
  readonly edition: EditionContent | null;
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  /** Doubts that do not stop the build, but for those about sample material. */
  readonly notices: readonly Notice[];
}

export const PHOTOS_FOLDER = "fotos";

interface OpenedSources {
  readonly files: readonly ContentFile[];
  /** All of them as one, with the names of photos spelt as those of the files. */
  readonly data: unknown;
}

/**
 * Checks the texts of the edition's files and reports all faults at once, in the order of files and
 * lines. It reads nothing itself, and also runs in browsers. `photos` are all files in content/fotos,
 * `icons` those of Lucide by name; without them, icons are not checked.
 */
export function checkSources(
  sources: ContentSources,
  photos: readonly PhotoFacts[],
  icons?: Readonly<Record<string, unknown>>,
): ContentReport {
  return checkOpened(openSources(sources, photos), photos, icons);
}

export function openSources(sources: ContentSources, photos: readonly PhotoFacts[]): OpenedSources {
  const files = contentKeys.map((key) => openText(sources[key], key, `content/${key}.yaml`));
  const written = Object.fromEntries(files.map(({ key, data }) => [key, data]));
  const names = photos.map(({ path }) => path);
  return { files, data: spellAsOnDisk(written, names) };
}

/** The same for texts that are open. */
export function checkOpened(
  { files, data }: OpenedSources,
  photos: readonly PhotoFacts[],
  icons?: Readonly<Record<string, unknown>>,
): ContentReport {
  const samples = files.flatMap((file) => file.samples);
  const parsed = editionSchema.safeParse(data);
  const broken = [
    ...(parsed.success ? rulesBroken(parsed.data) : schemaFaults(editionSchema, data)),
    ...(icons ? iconFaults(data, icons) : []),
    ...phoneFaults(data, samples),
    ...photoFaults(data, photos),
  ];
  const faults = locateAll(files, preferFirst(broken));
  const edition = faults.length === 0 && parsed.success ? parsed.data : null;
  const notices = (edition ? dateNotices(edition) : []).flatMap(({ path, text }) => {
    const own = files.find(({ key }) => key === path[0]);
    return own && !isSample(path, samples)
      ? [{ file: own.file, line: own.lineOf(path), text }]
      : [];
  });
  return { edition, faults, samples, notices };
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
  return [
    wrongValue(TELEPHONE, telefono, {
      expected: "un teléfono que exista en el país de su código",
      advice: "Revise el código (+502 es Guatemala) y que no falten ni sobren dígitos.",
    }),
  ];
}

function locateAll(files: readonly ContentFile[], broken: readonly PathFault[]): Fault[] {
  return files.flatMap((file) => {
    // The fault of an unreadable file explains why all its fields are missing.
    if (file.fault !== undefined) return [file.fault];
    const own = broken.filter(({ path }) => path[0] === file.key);
    return own
      .map(({ path, problem }) => ({
        file: file.file,
        line: file.lineOf(path),
        field: fieldOf(path),
        problem,
      }))
      .sort((one, other) => one.line - other.line);
  });
}

function preferFirst(faults: readonly PathFault[]): PathFault[] {
  const byField = new Map<string, PathFault>();
  for (const fault of faults) {
    const field = JSON.stringify(fault.path);
    if (!byField.has(field)) byField.set(field, fault);
  }
  return [...byField.values()];
}
