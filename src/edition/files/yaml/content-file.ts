import { editionSchema } from "#edition/model/edition.ts";
import { type Fault, fieldOf, type Path, type PathFault, type Sample } from "../rules/fault.ts";
import { removeSampleMarks } from "../rules/sample-marks.ts";
import { mayBeAbsent } from "../rules/schema-faults.ts";
import { normalTexts } from "./normal-texts.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of the content, which is one key of the edition. Paths start with that key. */
export interface ContentFile {
  readonly key: string;
  readonly file: string;
  /** A missing file is an empty text. */
  readonly state: "read" | "absent" | "unusable";
  /** Without sample marks; `undefined` unless the file was read. */
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
  if (text.length > LONGEST) {
    return unusable(file, key, {
      found: `un archivo de ${text.length} letras`,
      expected: `un archivo de ${LONGEST} letras como máximo`,
      fix: "Revise que no se haya pegado de más, o recupere la versión anterior del archivo.",
    });
  }
  if (/[\0\ufffd]/.test(text)) {
    return unusable(file, key, {
      found: "letras en una codificación que no es UTF-8",
      expected: "un archivo de texto guardado como UTF-8",
      fix: "Ábralo en su editor y elija «Guardar como» con codificación UTF-8.",
    });
  }
  // A Mac stores á as two code points, which fonts lack.
  const yaml = parseYaml(text.replace(/^\uFEFF/, "").normalize("NFC"));
  if (yaml.fault) return { ...unusable(file, key), faults: [{ file, field: "", ...yaml.fault }] };
  if (yaml.data === null || yaml.data === undefined) return absent(file, key);
  const lineOf = (path: Path) => yaml.placeOf(path.slice(1)).line;
  const { data, samples } = removeSampleMarks(normalTexts(yaml.data, [key]), [key]);
  return {
    key,
    file,
    state: "read",
    data,
    faults: [],
    samples: samples.map(({ path, at }) => ({
      file,
      line: lineOf(at),
      field: fieldOf(path),
    })),
    lineOf,
    locate({ path, ...rest }) {
      return { file, ...yaml.placeOf(path.slice(1)), field: fieldOf(path), ...rest };
    },
  };
}

function absent(file: string, key: string): ContentFile {
  const fault = {
    found: "ningún archivo con este nombre, o uno vacío",
    expected: "el archivo con su contenido",
    fix: "Recupere la versión anterior del archivo; una lista en la que no hay nada se escribe [].",
  };
  const isOptional = mayBeAbsent(editionSchema, [key]);
  return { ...unusable(file, key, isOptional ? undefined : fault), state: "absent" };
}

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
    samples: [],
    lineOf: () => 1,
    locate: ({ path, ...rest }) => ({ file, line: 1, field: fieldOf(path), ...rest }),
  };
}
