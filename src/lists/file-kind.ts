import { latin1 } from "./csv/code-pages.ts";

const SAVE_AGAIN = "Guarde la lista como XLSX o CSV desde la hoja de cálculo.";
const PICTURE =
  "De una foto no se puede leer la lista: pida la hoja de cálculo de la que salió, o cópiela en la plantilla.";
const UNPACK =
  "Descomprímalo (clic derecho, «Extraer») e importe la hoja de cálculo que lleva dentro.";

const COPY_TABLE = "Copie la tabla en una hoja de cálculo y guárdela como XLSX.";

interface Signature {
  /** Spanish, with its article: `un PDF`. */
  readonly name: string;
  /** The advice to the organiser, a whole sentence. */
  readonly advice: string;
}

/** Files that organisers mistake for a list, by their first bytes as Latin-1. */
const signatures: Readonly<Record<string, Signature>> = {
  "\xd0\xcf\x11\xe0": {
    name: "un libro de Excel antiguo (.xls) o protegido con contraseña",
    advice:
      "Ábralo en la hoja de cálculo, quítele la contraseña si la tiene y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».",
  },
  "%PDF": {
    name: "un PDF",
    advice:
      "De un PDF no se puede leer la lista sin errores: pida la hoja de cálculo de la que salió. Si no existe, copie la tabla en la plantilla y revísela.",
  },
  "\x89PNG": { name: "una imagen PNG", advice: PICTURE },
  "\xff\xd8\xff": { name: "una imagen JPEG", advice: PICTURE },
  GIF8: { name: "una imagen GIF", advice: PICTURE },
  "{\\rtf": {
    name: "un documento RTF",
    advice: COPY_TABLE,
  },
  "SQLite format 3": {
    name: "una base de datos",
    advice: "Si es la del sitio, no se importa: se elige con DATABASE_URL.",
  },
  "\x1f\x8b": { name: "un archivo comprimido (.gz)", advice: UNPACK },
  "Rar!": { name: "un archivo comprimido (.rar)", advice: UNPACK },
  "7z\xbc\xaf": { name: "un archivo comprimido (.7z)", advice: UNPACK },
};

const ZIP = "PK\x03\x04";
const markup = /^\s*<(?:!doctype|html|table|\?xml)/i;

export type WorkbookKind = "XLSX" | "ODS";

export type FileKind =
  | { readonly kind: "text" }
  | { readonly kind: "workbook"; readonly format: WorkbookKind }
  /** `name` and `advice` as in a signature. */
  | { readonly kind: "other"; readonly name: string; readonly advice: string };

/** Detects the kind of a file from its bytes; its name is ignored. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = latin1(bytes.subarray(0, 200));
  if (head.startsWith(ZIP)) return archiveKind(bytes, head);
  const known = Object.entries(signatures).find(([start]) => head.startsWith(start));
  if (known) return { kind: "other", ...known[1] };
  // Many systems export "Excel" files that are HTML.
  if (markup.test(head)) {
    return {
      kind: "other",
      name: "una página web, aunque su nombre diga otra cosa",
      advice:
        "Ábralo en la hoja de cálculo y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».",
    };
  }
  return { kind: "text" };
}

const XLSX_BY_SAVE_AS = "Ábralo y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».";

/** Workbooks are ZIP archives; OpenDocument names its type in the first entry. */
function archiveKind(bytes: Uint8Array, head: string): FileKind {
  const text = latin1(bytes);
  const holds = (...names: readonly string[]) => names.some((name) => text.includes(name));
  const other = (name: string, advice: string): FileKind => ({ kind: "other", name, advice });
  if (head.includes("opendocument.spreadsheet")) return { kind: "workbook", format: "ODS" };
  if (holds("xl/workbook.bin")) return other("un libro binario de Excel (.xlsb)", XLSX_BY_SAVE_AS);
  if (holds("xl/workbook")) return { kind: "workbook", format: "XLSX" };
  if (holds("Index/Document.iwa", "Index.zip")) {
    return other(
      "una hoja de Numbers, de Apple",
      "Ábrala en Numbers y elija Archivo > Exportar a > Excel. Importe el archivo .xlsx que resulta.",
    );
  }
  if (head.includes("opendocument") || holds("word/document")) {
    return other("un documento de texto (Word o LibreOffice Writer)", COPY_TABLE);
  }
  return other(
    "un archivo comprimido (.zip) o un documento que no es una lista",
    `${UNPACK} ${SAVE_AGAIN}`,
  );
}
