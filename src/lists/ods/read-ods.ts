import { readOds, type Sheet } from "hucre/ods";
import { unpack } from "../unpack.ts";
import { MOST_ROWS, toListSheet, tooLarge, type Workbook } from "../xlsx/read-xlsx.ts";

const SAVE_AS_XLSX =
  "Ábralo en LibreOffice y guárdelo con «Guardar como», tipo «Libro de Excel 2007-365 (.xlsx)»; ese sí se lee entero.";

/**
 * The parts of a sheet that the library omits silently, by their markup: rows within a group, hidden
 * or struck-through rows, sheets and texts, and the leading zeros of a format.
 */
const leftOut: readonly { readonly written: RegExp; readonly name: string }[] = [
  {
    written: /<table:table-(?:row-group|header-rows|rows)\b/,
    name: "filas agrupadas o que se repiten al imprimir",
  },
  {
    written: /<table:table-row\b[^>]*table:visibility="(?:collapse|filter)"/,
    name: "filas ocultas",
  },
  { written: /table:display="false"/, name: "hojas ocultas" },
  {
    written:
      /office:value-type="float"[^>]*>(?:<office:annotation[\s\S]*?<\/office:annotation>)?<text:p>0[\d-]/,
    name: "números con ceros delante que pone el formato de la celda",
  },
  { written: /style:text-line-through-style="(?!none)/, name: "texto tachado" },
];

/** Reads all sheets of an ODS workbook; refuses one from which the library would omit something. */
export async function readOdsWorkbook(packed: Uint8Array): Promise<Workbook> {
  const unpacked = unpack(packed);
  if (unpacked.kind === "too large") return tooLarge;
  const content = unpacked.kind === "files" ? unpacked.files["content.xml"] : undefined;
  if (unpacked.kind === "damaged" || content === undefined) return damaged;
  const text = new TextDecoder().decode(content);
  const missing = leftOut.find(({ written }) => written.test(text));
  if (missing !== undefined)
    return unreadable(`El libro ODS tiene ${missing.name}. ${SAVE_AS_XLSX}`);
  let sheets: readonly Sheet[];
  try {
    ({ sheets } = await readOds(unpacked.archive, { readStyles: true, maxRows: MOST_ROWS + 1 }));
  } catch {
    return damaged;
  }
  if (sheets.some(({ rows }) => rows.length > MOST_ROWS)) return tooLarge;
  return { kind: "sheets", sheets: sheets.map(toListSheet) };
}

const unreadable = (message: string): Workbook => ({ kind: "unreadable", message });
const damaged = unreadable(
  `El archivo no es un libro ODS que se pueda leer; puede estar dañado o incompleto. ${SAVE_AS_XLSX}`,
);
