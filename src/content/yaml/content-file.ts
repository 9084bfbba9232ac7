import { editionSchema } from "../../domain/edition/edition.ts";
import { normalTexts } from "../data/normal-texts.ts";
import { type Fault, fieldOf, type Path, type PathFault, type Sample } from "../faults/fault.ts";
import { removeSampleMarks, type Unmarked } from "../rules/sample-marks.ts";
import { fieldsAt, mayBeAbsent } from "../rules/schema-faults.ts";
import { textFaults } from "../rules/text-faults.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of the content, which is one key of the edition. Paths start with that key. */
export interface ContentFile {
  readonly key: string;
  readonly file: string;
  readonly state: "read" | "absent" | "unusable";
  /** Without sample marks; `undefined` unless the file was read. */
  readonly data: unknown;
  /** Faults of the file itself: missing, empty, wrong encoding, syntax. */
  readonly faults: readonly Fault[];
  readonly marks: Unmarked["samples"];
  readonly badMarks: Unmarked["badMarks"];
  readonly samples: readonly Sample[];
  /** The line of the last existing step of a path. */
  lineOf(path: Path): number;
  /** Completes a fault with the file and the place its path leads to. */
  locate(fault: PathFault): Fault;
}

/** A file's text, or the reason why there is none. */
export type FileText =
  | string
  | { readonly kind: "absent" }
  | { readonly kind: "large"; readonly bytes: number }
  | { readonly kind: "not-utf8" };

/** Fifteen times the largest file of an edition. */
export const LARGEST_BYTES = 50_000;

/** Decodes a file's bytes. */
export function decodeFile(bytes: Uint8Array): FileText {
  if (bytes.length > LARGEST_BYTES) return { kind: "large", bytes: bytes.length };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // UTF-16 without byte order mark and accents is valid UTF-8.
    return text.includes("\0") ? { kind: "not-utf8" } : text;
  } catch {
    return { kind: "not-utf8" };
  }
}

/** Reads the text of `<key>.yaml`; `file` is its name in faults. An optional file may be empty. */
export function openText(text: FileText, key: string, file: string): ContentFile {
  if (typeof text !== "string") return withoutText(text, key, file);
  if (text === "" && isOptional(key)) return withoutText({ kind: "absent" }, key, file);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LARGEST_BYTES) return withoutText({ kind: "large", bytes }, key, file);
  // A Mac stores á as two code points, which fonts lack.
  return readYaml(text.replace(/^\uFEFF/, "").normalize("NFC"), key, file);
}

function withoutText(reason: Exclude<FileText, string>, key: string, file: string): ContentFile {
  switch (reason.kind) {
    case "absent": {
      const absent = isOptional(key)
        ? unusable(file, key)
        : unusable(file, key, {
            found: "ningún archivo con este nombre",
            expected: "el archivo con su contenido",
            fix: "Créelo o recupérelo; si tiene otro nombre, devuélvale este.",
          });
      return { ...absent, state: "absent" };
    }
    case "large":
      return unusable(file, key, {
        found: `un archivo de ${Math.ceil(reason.bytes / 1000)} kB`,
        expected: `un archivo de ${LARGEST_BYTES / 1000} kB como máximo`,
        fix: "Revise que no se haya pegado de más, o recupere la versión anterior del archivo.",
      });
    case "not-utf8":
      return unusable(file, key, {
        found: "letras en una codificación que no es UTF-8",
        expected: "un archivo de texto guardado como UTF-8",
        fix: "Ábralo en su editor y elija «Guardar como» con codificación UTF-8.",
      });
  }
}

function readYaml(source: string, key: string, file: string): ContentFile {
  const yaml = parseYaml(source);
  if (yaml.fault) return { ...unusable(file, key), faults: [{ file, field: "", ...yaml.fault }] };
  if (yaml.data === null || yaml.data === undefined) {
    return unusable(file, key, {
      found: "un archivo vacío",
      ...(isList(key) ? emptyList : emptyBlock),
    });
  }
  const lineOf = (path: Path) => yaml.placeOf(path.slice(1)).line;
  const locate = (fault: PathFault): Fault => {
    const { path, ...rest } = fault;
    return { file, ...yaml.placeOf(path.slice(1)), field: fieldOf(path), ...rest };
  };
  const written = normalTexts(yaml.data, [key]);
  const texts = textFaults(written, [key]).map(locate);
  if (texts.length > 0) return { ...unusable(file, key), faults: texts };
  const { data, samples, badMarks } = removeSampleMarks(written, [key]);
  return {
    key,
    file,
    state: "read",
    data,
    faults: [],
    marks: samples,
    badMarks,
    samples: samples.map(({ path, at }) => ({
      file,
      line: lineOf(at),
      field: fieldOf(path),
    })),
    lineOf,
    locate,
  };
}

const emptyList = {
  expected: "[] mientras no haya nada que mostrar, o los elementos que explica su encabezado",
  fix: "Escriba [] y la página omite su sección; o recupere la versión anterior del archivo.",
};
const emptyBlock = {
  expected: "los campos que explica su encabezado",
  fix: "Escríbalos o recupere la versión anterior del archivo.",
};

/** Whether the edition has a list under `key`, which may be empty. */
function isList(key: string): boolean {
  return key in editionSchema.shape && fieldsAt(editionSchema, [key]).length === 0;
}

/** Whether an edition may lack this file. */
const isOptional = (key: string) => mayBeAbsent(editionSchema, [key]);

function unusable(
  file: string,
  key: string,
  fault?: Pick<Fault, "found" | "expected" | "fix">,
): ContentFile {
  return {
    key,
    file,
    state: "unusable",
    data: undefined,
    faults: fault ? [{ file, line: 1, field: key, ...fault }] : [],
    marks: [],
    badMarks: [],
    samples: [],
    lineOf: () => 1,
    locate: ({ path, ...rest }) => ({ file, line: 1, field: fieldOf(path), ...rest }),
  };
}
