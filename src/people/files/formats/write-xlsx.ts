import { writeXlsx } from "hucre/xlsx";
import {
  idOf,
  type Participant,
  perField,
  shownIn,
  usedFields,
} from "#people/model/carnet/participant.ts";
import { clockAsUtc } from "#platform/text/guatemala-time.ts";
import { guardText } from "../formula-guard.ts";

/** How Excel shows an instant. */
export const INSTANT_FORMAT = "yyyy-mm-dd hh:mm:ss";
/** Excel's format "Text": typed values stay unchanged, including leading zeros. */
const TEXT_FORMAT = "@";

export interface WrittenColumn {
  readonly header: string;
  readonly width: number;
  /** A format of Excel; text if it is missing. */
  readonly format?: string;
}

/** The columns of a person's fields. */
export const personHeaders = perField(
  (_, { label, width }): WrittenColumn => ({ header: label, width }),
);

/**
 * A workbook of people whose data are text, so that a spreadsheet changes none of them. `entered` are the
 * instants at which they entered, by id, in ms since the epoch; without it that column is missing.
 */
export function xlsxFile(
  participants: readonly Participant[],
  entered?: ReadonlyMap<string, number>,
): Promise<Uint8Array> {
  const fields = usedFields(participants);
  return workbookFile(
    "Participantes",
    [
      ...fields.map((field) => personHeaders[field]),
      ...(entered ? [{ header: "Entró", width: 20, format: INSTANT_FORMAT }] : []),
    ],
    participants.map((each) => {
      const at = entered?.get(idOf(each));
      return [
        ...fields.map((field) => guardText(shownIn(each, field))),
        ...(at === undefined ? [] : [clockAsUtc(at)]),
      ];
    }),
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
        rows: [columns.map(({ header }) => header), ...rows.map((row) => row.map(escaped))],
        freezePane: { rows: 1 },
        // All columns on one page.
        pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
  });
}

/** XLSX reads `_x0031_` as a 1, unless its first sign is written as a code, too. */
const escaped = (cell: string | Date): string | Date =>
  typeof cell === "string" ? cell.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_") : cell;
