import { writeXlsx } from "hucre/xlsx";
import { fields, type Participant } from "../../domain/carnet/participant.ts";
import { guardCell } from "../table/formula-guard.ts";

const widths = { carnet: 18, nombre: 45, numeroTicket: 16 };
/** Excel's format "Text": typed values stay unchanged, including leading zeros. */
const TEXT_FORMAT = "@";

export interface WrittenColumn {
  readonly header: string;
  readonly width: number;
  /** A format of Excel; text if it is missing. */
  readonly format?: string;
}

/** A workbook whose cells are all text, so that a spreadsheet changes none of them. */
export function xlsxFile(participants: readonly Participant[]): Promise<Uint8Array> {
  return workbookFile(
    "Participantes",
    fields.map((field) => ({ header: field, width: widths[field] })),
    participants.map((each) => fields.map((field) => guardCell(each[field]))),
  );
}

/** A workbook with one sheet; the caller escapes what spreadsheets would evaluate. */
export function workbookFile(
  name: string,
  columns: readonly WrittenColumn[],
  rows: (string | Date)[][],
): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width, format = TEXT_FORMAT }) => ({ width, numFmt: format })),
        rows: [columns.map(({ header }) => header), ...rows.map((cells) => cells.map(escaped))],
        freezePane: { rows: 1 },
      },
    ],
  });
}

/** XLSX reads `_x0031_` as a 1, unless its first sign is written as a code too. */
function escaped(cell: string | Date): string | Date {
  return typeof cell === "string" ? cell.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : cell;
}
