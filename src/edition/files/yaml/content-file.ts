import { editionSchema } from "#edition/model/edition.ts";
import { profileLink } from "#edition/model/networks.ts";
import { isBlock } from "#edition/model/values-at.ts";
import { invisibleCharacter, trimInvisible } from "#platform/text/tidy-text.ts";
import { type Fault, fieldOf, type Path, type Sample } from "../rules/fault.ts";
import { removeSampleMarks } from "../rules/sample-marks.ts";
import { hintAt, mayBeAbsent } from "../rules/schema-faults.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of the content, which is one key of the edition. Paths start with that key. */
export interface ContentFile {
  readonly key: string;
  readonly file: string;
  /** Without sample marks; `undefined` for a file that is absent or has a fault. */
  readonly data: unknown;
  /** A fault of the file itself: missing, wrong encoding, syntax. */
  readonly fault?: Fault | undefined;
  readonly samples: readonly Sample[];
  /** The line of the last existing step of a path. */
  lineOf(path: Path): number;
}

/** Fifteen times the largest file of an edition; the parser takes seconds for much more. */
const LONGEST = 50_000;

/** Reads the text of `<key>.yaml`; `file` is its name in faults. A missing file is an empty text. */
export function openText(text: string, key: string, file: string): ContentFile {
  const withoutData = { key, file, data: undefined, samples: [], lineOf: () => 1 };
  const whole = { line: 1, field: key };
  const fault = (
    found: string,
    expected: string,
    advice: string,
    place: Pick<Fault, "line" | "column" | "field"> = whole,
  ): ContentFile => {
    const problem = { kind: "wrong file", found, hint: { expected, advice } } as const;
    return { ...withoutData, fault: { file, ...place, problem } };
  };
  if (text.length > LONGEST) {
    return fault(
      "un archivo más largo",
      `un archivo de ${LONGEST} letras como máximo`,
      "Revise que no se haya pegado de más, o recupere la versión anterior del archivo.",
    );
  }
  if (/[\0\ufffd]/.test(text)) {
    return fault(
      "letras en una codificación que no es UTF-8",
      "un archivo de texto guardado como UTF-8",
      "Ábralo en su editor y elija «Guardar como» con codificación UTF-8.",
    );
  }
  // A Mac stores á as two code points, which fonts lack.
  const yaml = parseYaml(text.replace(/^\uFEFF/, "").normalize("NFC"));
  if (yaml.fault) {
    const { found, advice, ...place } = yaml.fault;
    const expected = "«campo: valor» en cada línea, y un guion y un espacio ante cada elemento";
    return fault(found, expected, advice, { ...place, field: "" });
  }
  if (yaml.data === null || yaml.data === undefined) {
    if (mayBeAbsent(editionSchema, [key])) return withoutData;
    return fault(
      "ningún archivo con este nombre, o uno vacío",
      "el archivo con su contenido",
      "Recupere la versión anterior del archivo; una lista en la que no hay nada se escribe [].",
    );
  }
  const lineOf = (path: Path) => yaml.lineOf(path.slice(1));
  const { data, samples } = removeSampleMarks(normalTexts(yaml.data, [key]), [key]);
  return {
    key,
    file,
    data,
    samples: samples.map(({ path, at }) => ({ file, line: lineOf(at), field: fieldOf(path) })),
    lineOf,
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
