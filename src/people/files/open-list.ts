import { decodeText } from "./csv/decode-text.ts";
import { parseCsv } from "./csv/parse-csv.ts";
import { fileKind } from "./file-kind.ts";
import { type RawSheet, type Unreadable, unreadable } from "./table.ts";

export type OpenedList =
  | {
      readonly kind: "sheets";
      readonly sheets: readonly RawSheet[];
      /** For people: `XLSX`, `CSV con punto y coma, Windows-1252`. */
      readonly format: string;
      /** A Spanish sentence about the encoding, if it was guessed. */
      readonly notice: string | null;
    }
  | Unreadable;

const delimiterNames: Readonly<Record<string, string>> = {
  ",": "coma",
  ";": "punto y coma",
  "\t": "tabulador",
};

/** Opens the file of a list, whatever its name says; a text is one sheet. */
export async function openList(bytes: Uint8Array): Promise<OpenedList> {
  const kind = fileKind(bytes);
  if (kind.kind === "other") {
    return unreadable(`El archivo es ${kind.name}. ${kind.advice}`);
  }
  if (kind.kind === "text") return openText(bytes);
  // Imported here, because a CSV list does not need the spreadsheet library.
  const workbook =
    kind.format === "XLSX"
      ? await (await import("./workbooks/read-xlsx.ts")).readWorkbook(bytes)
      : await (await import("./workbooks/read-ods.ts")).readOdsWorkbook(bytes);
  if (workbook.kind === "unreadable") return workbook;
  return { kind: "sheets", sheets: workbook.sheets, format: kind.format, notice: null };
}

function openText(bytes: Uint8Array): OpenedList {
  const decoded = decodeText(bytes);
  if (decoded === null) {
    return unreadable(
      "El archivo no es un texto. Guarde la lista como XLSX o CSV desde la hoja de cálculo.",
    );
  }
  const { text, encoding } = decoded;
  const parsed = parseCsv(text);
  if (parsed.kind === "unreadable") return parsed;
  const delimiter = delimiterNames[parsed.delimiter] ?? `«${parsed.delimiter}»`;
  const isOld = encoding === "Macintosh" || encoding === "CP850";
  return {
    kind: "sheets",
    sheets: [parsed.sheet],
    format: `CSV con ${delimiter}, ${encoding}`,
    notice: isOld
      ? `Las tildes y eñes se leyeron como ${encoding}: mire que los nombres estén bien.`
      : null,
  };
}
