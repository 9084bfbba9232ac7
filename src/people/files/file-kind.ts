import { unzipSync } from "fflate";
import { latin1 } from "#platform/text/code-pages.ts";
import { decodeText } from "./formats/decode-text.ts";
import { type Unreadable, unreadable } from "./table.ts";

/** The bytes that show the kind of a text. */
const HEAD = 4000;

const SAVE_AS_XLSX =
  "Ábralo en la hoja de cálculo y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».";
const COPY_TABLE = "Copie la tabla en una hoja de cálculo y guárdela como XLSX.";
const ARCHIVE = [
  "un archivo comprimido o un documento que no es una lista",
  "Si lleva dentro la hoja de cálculo, descomprímalo (clic derecho, «Extraer») e impórtela.",
] as const;
const DOCUMENT = ["un documento de texto (Word, LibreOffice Writer o RTF)", COPY_TABLE] as const;
const OPEN_MARK = [
  "la marca que la hoja de cálculo deja mientras la lista está abierta («~$…» o «.~lock…»)",
  "Ciérrela e importe el archivo de la lista, que está a su lado.",
] as const;

/** A kind of file that organisers mistake for a list: its Spanish name with the article, and the advice as a whole sentence. */
type Known = readonly [beginning: RegExp, name: string, advice: string];

/** Binary files, by their first bytes as Latin-1. */
const binaries: readonly Known[] = [
  [
    /^\xd0\xcf/,
    "un libro de Excel antiguo (.xls) o protegido con contraseña",
    `Quítele la contraseña si la tiene. ${SAVE_AS_XLSX}`,
  ],
  [
    /^%PDF/,
    "un PDF",
    "De un PDF no se puede leer la lista sin errores: pida la hoja de cálculo de la que salió. Si no existe, copie la tabla en una hoja de cálculo y revísela.",
  ],
  [
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|.{4}ftyp(?:hei|mif|avif)|RIFF.{4}WEBP)/s,
    "una foto o una imagen",
    "De una foto no se puede leer la lista: pida la hoja de cálculo de la que salió, o cópiela en una.",
  ],
  [/^\{\\rtf/, ...DOCUMENT],
  [/^(?:.\x8b|Rar!|7z\xbc\xaf)/s, ...ARCHIVE],
  // Excel's mark: the length of a name, and the name padded with spaces.
  [/^([^\0]).{54}\1\0.{3,140}$/s, ...OPEN_MARK],
];

/** Texts that are not a list, by their beginning. */
const texts: readonly Known[] = [
  [
    /^\[InternetShortcut\]|^\[Desktop Entry\]|^https?:\/\/\S+\s*$|^\{[^}]*"doc_id"/i,
    "un acceso directo a la hoja y no la hoja",
    "Ábralo, descargue la hoja como Microsoft Excel (.xlsx) e importe el archivo descargado.",
  ],
  // What spreadsheets save besides, and the marks that they leave while a list is open.
  [/^<\?xml[^>]*>\s*<office:document\b/i, "un libro de LibreOffice en XML (.fods)", SAVE_AS_XLSX],
  [/^TABLE\r?\n0,1\r?\n/, "una hoja en DIF (.dif)", SAVE_AS_XLSX],
  [/^ID;P[^\n]*\n[BCFNOP];/, "una hoja en SYLK (.slk)", SAVE_AS_XLSX],
  [
    /^(?:[\w-]+:[^\n]*\n){0,20}?MIME-Version:/i,
    "una página web en un solo archivo (.mht)",
    SAVE_AS_XLSX,
  ],
  [/^[^\n]*,file:\/\/[^\n]*;\s*$/, ...OPEN_MARK],
  // Many systems export "Excel" files that are HTML or XML. No list begins with a tag.
  [/^<[a-z!?]/i, "una página web o un libro en XML, aunque su nombre diga otra cosa", SAVE_AS_XLSX],
];

/** Detects the kind of a file from its bytes; its name is ignored. */
export function fileKind(bytes: Uint8Array): "text" | "XLSX" | "ODS" | Unreadable {
  const head = latin1(bytes.subarray(0, 200));
  if (head.startsWith("PK\x03\x04")) return zipKind(bytes, head);
  const text = (decodeText(bytes.subarray(0, HEAD))?.text ?? "").replace(/^[\s\ufeff]+/, "");
  const known =
    binaries.find(([first]) => first.test(head)) ?? texts.find(([first]) => first.test(text));
  if (known === undefined) return "text";
  const [, name, advice] = known;
  return other(name, advice);
}

/** Workbooks are ZIP archives; OpenDocument names its type in an entry of its own, mostly the first. */
function zipKind(bytes: Uint8Array, head: string) {
  const { names, type } = entriesIn(bytes, head);
  const holds = (name: RegExp) => names.some((each) => name.test(each));
  if (type.includes("opendocument.spreadsheet")) return "ODS";
  if (holds(/xl[\\/]workbook\.bin/i)) {
    return other("un libro binario de Excel (.xlsb)", SAVE_AS_XLSX);
  }
  if (holds(/xl[\\/]workbook/i)) return "XLSX";
  if (holds(/Index[\\/]Document\.iwa|Index\.zip/)) {
    return other(
      "una hoja de Numbers, de Apple",
      "Ábrala en Numbers y elija Archivo > Exportar a > Excel. Importe el archivo .xlsx que resulta.",
    );
  }
  return type.includes("opendocument") || holds(/word[\\/]document/i)
    ? other(...DOCUMENT)
    : other(...ARCHIVE);
}

/** The names of the files, and the type that one of them states; of a damaged archive, all that may contain them. */
function entriesIn(bytes: Uint8Array, head: string) {
  const names: string[] = [];
  try {
    const { mimetype } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return name === "mimetype" && originalSize < HEAD;
      },
    });
    return { names, type: mimetype === undefined ? head : latin1(mimetype) };
  } catch {
    return { names: [latin1(bytes)], type: head };
  }
}

const other = (name: string, advice: string) => unreadable(`El archivo es ${name}. ${advice}`);
