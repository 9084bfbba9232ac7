import type { OtherFile } from "./kinds.ts";
import { DOWNLOAD } from "./signatures.ts";

const SAVE_AS_XLSX =
  "Ábralo en la hoja de cálculo y guárdelo con «Guardar como», tipo «Libro de Excel (.xlsx)».";
const SHORTCUT = "un acceso directo a la hoja y no la hoja";

interface TextSignature {
  readonly beginning: RegExp;
  readonly name: string;
  readonly advice: string;
}

/** Texts that are no list, by their beginning; the first that matches counts. */
const signatures: readonly TextSignature[] = [
  {
    beginning:
      /^\[(?:[^\]]*\]\s[\s\S]{0,300}\[)?InternetShortcut\]|^\[Desktop Entry\]|^https?:\/\/\S+\s*$|^\{[^}]*(?:"doc_id"|"resource_id"|docs\.google)/i,
    name: SHORTCUT,
    advice: DOWNLOAD,
  },
  { beginning: /^<\?xml[\s\S]*<key>URL<\/key>/i, name: SHORTCUT, advice: DOWNLOAD },
  {
    beginning: /^[^\n]*,file:\/\/[^\n]*;\s*$/,
    name: "la marca que LibreOffice deja mientras la lista está abierta (su nombre empieza con «.~lock»)",
    advice: "Cierre la hoja de cálculo e importe el archivo de la lista, que está a su lado.",
  },
  {
    beginning:
      /^<\?xml[\s\S]*(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet)/i,
    name: "un libro de Excel de 2003 en XML",
    advice: SAVE_AS_XLSX,
  },
  {
    beginning: /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){0,20}?MIME-Version:/i,
    name: "una página web guardada en un solo archivo (.mht), aunque su nombre diga otra cosa",
    advice: SAVE_AS_XLSX,
  },
  // Many systems export "Excel" files that are HTML. No list begins with a tag.
  {
    beginning: /^<[a-z!?]/i,
    name: "una página web, aunque su nombre diga otra cosa",
    advice: SAVE_AS_XLSX,
  },
  {
    beginning: /^[[{]\s*["{[]/,
    name: "un archivo de datos JSON",
    advice: "Pida la lista como hoja de cálculo (.xlsx) o CSV.",
  },
];

/** The kind of a text from its beginning; `null` for a list. */
export function textKind(text: string): OtherFile | null {
  const beginning = text.replace(/^[\s\ufeff]+/, "");
  const found = signatures.find((signature) => signature.beginning.test(beginning));
  return found === undefined ? null : { kind: "other", name: found.name, advice: found.advice };
}
