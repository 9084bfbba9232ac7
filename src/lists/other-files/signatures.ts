export const UNPACK =
  "Descomprímalo (clic derecho, «Extraer») e importe la hoja de cálculo que lleva dentro.";
export const COPY_TABLE = "Copie la tabla en una hoja de cálculo y guárdela como XLSX.";
const REAL_FILE = "Cierre la hoja de cálculo e importe el archivo de la lista, que está a su lado.";
export const DOWNLOAD =
  "Ábralo, descargue la hoja como Microsoft Excel (.xlsx) e importe el archivo descargado.";

interface Signature {
  readonly matches: (head: string, length: number) => boolean;
  readonly name: string;
  readonly advice: string;
}

const starts =
  (...beginnings: readonly string[]) =>
  (head: string): boolean =>
    beginnings.some((beginning) => head.startsWith(beginning));

/** Files that are no text, by their first bytes as Latin-1. */
export const signatures: readonly Signature[] = [
  {
    matches: starts("\xd0\xcf\x11\xe0"),
    name: "un libro de Excel antiguo (.xls) o protegido con contraseña",
    advice:
      "Ábralo en la hoja de cálculo, quítele la contraseña si la tiene y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».",
  },
  {
    matches: starts("%PDF"),
    name: "un PDF",
    advice:
      "De un PDF no se puede leer la lista sin errores: pida la hoja de cálculo de la que salió. Si no existe, copie la tabla en una hoja de cálculo y revísela.",
  },
  {
    matches: (head) =>
      /^(?:\x89PNG|\xff\xd8\xff|GIF8|.{4}ftyp(?:hei|mif|avif)|RIFF.{4}WEBP)/s.test(head),
    name: "una foto o una imagen",
    advice:
      "De una foto no se puede leer la lista: pida la hoja de cálculo de la que salió, o cópiela en una.",
  },
  { matches: starts("{\\rtf"), name: "un documento RTF", advice: COPY_TABLE },
  {
    matches: starts("SQLite format 3"),
    name: "una base de datos",
    advice: "Si es la del sitio, no se importa: se elige con DATABASE_URL.",
  },
  { matches: starts("\x1f\x8b"), name: "un archivo comprimido (.gz)", advice: UNPACK },
  { matches: starts("Rar!"), name: "un archivo comprimido (.rar)", advice: UNPACK },
  { matches: starts("7z\xbc\xaf"), name: "un archivo comprimido (.7z)", advice: UNPACK },
  {
    // A Windows shortcut, and the binary form of one of macOS.
    matches: starts("L\0\0\0\x01\x14\x02\0", "bplist00"),
    name: "un acceso directo y no la hoja",
    advice: "Importe el archivo al que lleva.",
  },
  {
    // The length of a name, the name filled up with spaces, and the same in UTF-16.
    matches: (head, length) =>
      length < 200 &&
      head.charCodeAt(0) > 0 &&
      head.length > 60 &&
      head[55] === head[0] &&
      head[56] === "\0",
    name: "la marca que Excel deja mientras la lista está abierta (su nombre empieza con «~$»)",
    advice: REAL_FILE,
  },
];
