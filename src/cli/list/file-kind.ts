/** Files that organisers mistake for a list, by their first bytes. */
const signatures: readonly { readonly starts: readonly number[]; readonly name: string }[] = [
  {
    starts: [0xd0, 0xcf, 0x11, 0xe0],
    name: "un libro de Excel antiguo (.xls) o protegido con contraseña",
  },
  { starts: ascii("%PDF"), name: "un PDF" },
  { starts: [0x89, ...ascii("PNG")], name: "una imagen PNG" },
  { starts: [0xff, 0xd8, 0xff], name: "una imagen JPEG" },
  { starts: ascii("GIF8"), name: "una imagen GIF" },
  { starts: ascii("{\\rtf"), name: "un documento RTF" },
  { starts: ascii("SQLite format 3"), name: "una base de datos" },
  { starts: [0x1f, 0x8b], name: "un archivo comprimido (.gz)" },
  { starts: ascii("Rar!"), name: "un archivo comprimido (.rar)" },
  { starts: [0x37, 0x7a, 0xbc, 0xaf], name: "un archivo comprimido (.7z)" },
];

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const markup = /^\s*<(?:!doctype|html|table|\?xml)/i;

export type FileKind =
  | { readonly kind: "text" }
  | { readonly kind: "workbook" }
  /** `name` is Spanish, with its article: `un PDF`. */
  | { readonly kind: "other"; readonly name: string };

/** Detects the kind of a file from its bytes; its name does not matter. */
export function fileKind(bytes: Buffer): FileKind {
  if (startsWith(bytes, ZIP)) return archiveKind(bytes);
  const known = signatures.find((signature) => startsWith(bytes, signature.starts));
  if (known) return { kind: "other", name: known.name };
  // Many systems export "Excel" files that are web pages inside.
  if (markup.test(bytes.toString("latin1", 0, 200))) {
    return { kind: "other", name: "una página web, aunque su nombre diga otra cosa" };
  }
  return { kind: "text" };
}

/** Both kinds of workbook are ZIP archives; an OpenDocument one says so in its first entry. */
function archiveKind(bytes: Buffer): FileKind {
  if (bytes.toString("latin1", 0, 120).includes("opendocument")) {
    return { kind: "other", name: "un documento de LibreOffice (.ods)" };
  }
  return bytes.includes("xl/workbook")
    ? { kind: "workbook" }
    : { kind: "other", name: "un archivo comprimido (.zip) o un documento que no es una lista" };
}

function startsWith(bytes: Buffer, starts: readonly number[]): boolean {
  return starts.every((byte, index) => bytes[index] === byte);
}

function ascii(text: string): readonly number[] {
  return [...Buffer.from(text, "latin1")];
}
