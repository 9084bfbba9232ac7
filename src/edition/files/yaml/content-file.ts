import { editionSchema } from "#edition/model/edition.ts";
import { profileLink } from "#edition/model/networks.ts";
import { isBlock } from "#edition/model/values-at.ts";
import { invisibleCharacter, trimInvisible } from "#platform/text/tidy-text.ts";
import {
  type Fault,
  fieldOf,
  type Path,
  type PathFault,
  type Problem,
  type Sample,
} from "../rules/fault.ts";
import { removeSampleMarks } from "../rules/sample-marks.ts";
import { hintAt, mayBeAbsent } from "../rules/schema-faults.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of the content, which is one key of the edition. Paths start with that key. */
export interface ContentFile {
  readonly key: string;
  readonly file: string;
  /** Without sample marks; `undefined` unless the file could be read. */
  readonly data: unknown;
  /** Faults of the file itself: missing, wrong encoding, syntax. */
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
  /** The line of the last existing step of a path. */
  lineOf(path: Path): number;
  /** Completes a fault with the file and the place its path leads to. */
  locate(fault: PathFault): Fault;
}

/** Fifteen times the largest file of an edition; the parser takes seconds for much more. */
const LONGEST = 50_000;

/** Reads the text of `<key>.yaml`; `file` is its name in faults. */
export function openText(text: string, key: string, file: string): ContentFile {
  const unusable = (problem: Problem) =>
    unread(file, [{ file, line: 1, field: key, problem }], key);
  if (text.length > LONGEST) return unusable({ kind: "too long", most: LONGEST });
  if (/[\0\ufffd]/.test(text)) return unusable({ kind: "not UTF-8" });
  // A Mac stores á as two code points, which fonts lack.
  const yaml = parseYaml(text.replace(/^\uFEFF/, "").normalize("NFC"));
  if (yaml.fault) return unread(file, [{ file, field: "", ...yaml.fault }], key);
  // A missing file is an empty text.
  if ((yaml.data ?? null) === null) {
    return mayBeAbsent(editionSchema, [key])
      ? unread(file, [], key)
      : unusable({ kind: "no file" });
  }
  const lineOf = (path: Path) => yaml.placeOf(path.slice(1)).line;
  const { data, samples } = removeSampleMarks(normalTexts(yaml.data, [key]), [key]);
  return {
    key,
    file,
    data,
    faults: [],
    samples: samples.map(({ path, at }) => ({
      file,
      line: lineOf(at),
      field: fieldOf(path),
    })),
    lineOf,
    locate({ path, problem }) {
      return { file, ...yaml.placeOf(path.slice(1)), field: fieldOf(path), problem };
    },
  };
}

function unread(file: string, faults: readonly Fault[], key: string): ContentFile {
  return {
    key,
    file,
    data: undefined,
    faults,
    samples: [],
    lineOf: () => 1,
    locate: ({ path, problem }) => ({ file, line: 1, field: fieldOf(path), problem }),
  };
}

/** Texts of the content may contain line breaks, tabs and soft hyphens, unlike names. */
const unwanted = new RegExp(`(?![\\t\\n\\r\\u00ad\\u200b])(?:${invisibleCharacter.source})`, "gu");

/** `data` as all rules see it: without what pasting brings, addresses and telephones as wanted. */
export function normalTexts(data: unknown, path: Path): unknown {
  if (typeof data === "string") {
    const { normalize } = hintAt(editionSchema, path);
    return normalize?.(data) ?? trimInvisible(data.replace(unwanted, ""));
  }
  if (Array.isArray(data)) return data.map((item, index) => normalTexts(item, [...path, index]));
  if (!isBlock(data)) return data;
  const block: Record<string, unknown> = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, normalTexts(value, [...path, name])]),
  );
  const { nombre, enlace } = block;
  const isNamedLink = typeof nombre === "string" && typeof enlace === "string";
  return isNamedLink ? { ...block, enlace: profileLink(nombre, enlace) } : block;
}
