import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Fault, fieldOf, type Sample } from "./fault.ts";
import { removeSampleMarks, type Unmarked } from "./sample-marks.ts";
import type { PathFault } from "./schema-faults.ts";
import { yamlFaults } from "./yaml-faults.ts";
import { parseYaml } from "./yaml-file.ts";

/** One file of content, which is one key of the edition. Paths start with that key. */
export interface ContentFile {
  readonly key: string;
  readonly file: string;
  /** Without sample marks; `undefined` when the file cannot be read as YAML. */
  readonly data: unknown;
  /** Faults of the file itself: missing, empty, wrong encoding, syntax. */
  readonly faults: readonly Fault[];
  readonly marks: Unmarked["samples"];
  readonly badMarks: Unmarked["badMarks"];
  readonly samples: readonly Sample[];
  /** Completes a fault with the file and the place its path leads to. */
  locate(fault: PathFault): Fault;
}

/** Reads `<key>.yaml` of `contentDir`; `file` is its name as faults tell it. */
export async function openContentFile(
  contentDir: string,
  key: string,
  file: string,
): Promise<ContentFile> {
  const bytes = await readFile(join(contentDir, `${key}.yaml`)).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!bytes) {
    return unreadable(file, key, {
      found: "ningún archivo con este nombre",
      expected: "el archivo con su contenido",
      fix: "Créelo o recupérelo; si tiene otro nombre, devuélvale este.",
    });
  }
  const source = decode(bytes);
  if (source === undefined) {
    return unreadable(file, key, {
      found: "letras en una codificación que no es UTF-8",
      expected: "un archivo de texto guardado como UTF-8",
      fix: "Ábralo en su editor y elija «Guardar como» con codificación UTF-8.",
    });
  }
  return readYaml(source, key, file);
}

function readYaml(source: string, key: string, file: string): ContentFile {
  const yaml = parseYaml(source);
  const syntax = yamlFaults(file, yaml);
  if (!syntax.readable) return { ...unreadable(file, key), faults: syntax.faults };
  if (yaml.data === null || yaml.data === undefined) {
    return unreadable(file, key, {
      found: "un archivo vacío",
      expected: "los campos que explica su encabezado",
      fix: "Escríbalos o recupere la versión anterior del archivo.",
    });
  }
  const { data, samples, badMarks } = removeSampleMarks(yaml.data, [key]);
  const locate = (fault: PathFault): Fault => {
    const { path, ...rest } = fault;
    return { file, ...yaml.placeOf(path.slice(1)), field: fieldOf(path), ...rest };
  };
  return {
    key,
    file,
    data,
    faults: syntax.faults,
    marks: samples,
    badMarks,
    samples: samples.map(({ path, at }) => ({
      file,
      line: yaml.placeOf(at.slice(1)).line,
      field: fieldOf(path),
    })),
    locate,
  };
}

function unreadable(
  file: string,
  key: string,
  fault?: Pick<Fault, "found" | "expected" | "fix">,
): ContentFile {
  return {
    key,
    file,
    data: undefined,
    faults: fault ? [{ file, line: 1, field: key, ...fault }] : [],
    marks: [],
    badMarks: [],
    samples: [],
    locate: ({ path, ...rest }) => ({ file, line: 1, field: fieldOf(path), ...rest }),
  };
}

/** UTF-8 with composed letters: text from a Mac may hold `á` as two, for which fonts have no glyph. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).normalize("NFC");
  } catch {
    return undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
