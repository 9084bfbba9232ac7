import { editionSchema } from "#edition/model/edition.ts";
import { profileLink } from "#edition/model/networks.ts";
import { isBlock } from "#edition/model/values-at.ts";
import { undoMisreading } from "#platform/text/code-pages.ts";
import { invisibleCharacter, trimInvisible } from "#platform/text/tidy-text.ts";
import { type Fault, fieldOf, type Path, type PathFault, type Problem } from "../rules/fault.ts";
import { removeSampleMarks } from "../rules/sample-marks.ts";
import { hintAt, mayBeAbsent } from "../rules/schema-faults.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of the content, which is one key of the edition. Paths start with that key. */
export type ContentFile = ReturnType<typeof openText>;

/** Fifteen times the largest file of an edition; the parser takes seconds for much more. */
const LONGEST = 50_000;

/** Reads the text of `<key>.yaml`; `file` is its name in faults. */
export function openText(text: string, key: string, file: string) {
  const damage = damageOf(text);
  // A Mac stores á as two code points, which fonts lack.
  const yaml = parseYaml(damage ? "" : text.replace(/^\uFEFF/, "").normalize("NFC"));
  const isAbsent = !damage && !yaml.fault && (yaml.data ?? null) === null;
  // A missing file is an empty text.
  const isMissed = isAbsent && !mayBeAbsent(editionSchema, [key]);
  const problem = isMissed ? { line: 1, problem: { kind: "no file" } as const } : damage;
  const syntax = yaml.fault ? [{ file, field: "", ...yaml.fault }] : [];
  const faults: Fault[] = problem ? [{ file, field: key, ...problem }] : syntax;
  const { data, samples } = removeSampleMarks(normalTexts(yaml.data ?? undefined, [key]), [key]);
  /** The line of the last existing step of a path. */
  const lineOf = (path: Path) => yaml.placeOf(path.slice(1)).line;
  return {
    key,
    file,
    /** Without sample marks; `undefined` unless the file could be read. */
    data,
    /** Faults of the file itself: missing, wrong encoding, syntax. */
    faults,
    samples: samples.map(({ path, at }) => ({ file, line: lineOf(at), field: fieldOf(path) })),
    lineOf,
    /** Completes a fault with the file and the place its path leads to. */
    locate: ({ path, problem }: PathFault): Fault => ({
      file,
      ...yaml.placeOf(path.slice(1)),
      field: fieldOf(path),
      problem,
    }),
  };
}

/** The fault of a text that is too long or in another code, which is not parsed; `null` without one. */
function damageOf(text: string): { line: number; problem: Problem } | null {
  if (text.length > LONGEST) return { line: 1, problem: { kind: "too long", most: LONGEST } };
  if (/[\0\ufffd]/.test(text)) return { line: 1, problem: { kind: "not UTF-8" } };
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => line.split(" ").some(isMisread));
  const written = (lines[at] ?? "").trim();
  return at < 0 ? null : { line: at + 1, problem: { kind: "misread", written } };
}

/** Whether a word is UTF-8 that an editor took for another code, and that is Spanish. `CAFÉ…` is none. */
const isMisread = (word: string) => /[áéíóúñü¡¿]/i.test(undoMisreading(word) ?? "");

/** Line breaks of word processors. */
const otherBreaks = /[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** Texts of the content may contain line breaks, tabs and soft hyphens, unlike names. */
const unwanted = new RegExp(`(?![\\t\\n\\r\\u00ad\\u200b])(?:${invisibleCharacter.source})`, "gu");

/** `data` as all rules see it: without what pasting brings, addresses and telephones as wanted. */
export function normalTexts(data: unknown, path: Path): unknown {
  if (typeof data === "string") {
    const { normalize } = hintAt(editionSchema, path);
    return normalize?.(data) ?? trimInvisible(data.replace(otherBreaks, " ").replace(unwanted, ""));
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
