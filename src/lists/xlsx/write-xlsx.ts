import { writeXlsx } from "hucre/xlsx";
import type { Participant } from "../../domain/carnet/participant.ts";
import { fields } from "../table/fields.ts";
import { guardCell } from "../table/formula-guard.ts";

const widths = { carnet: 18, nombre: 45, numeroTicket: 16 };
/** Excel's format "Text": typed values stay unchanged, including leading zeros. */
const TEXT_FORMAT = "@";

/**
 * A workbook whose cells are all text, so that a spreadsheet changes none of them. Below the
 * participants are `blankRows` rows that are already formatted as text.
 */
export async function xlsxFile(
  participants: Iterable<Participant> | AsyncIterable<Participant>,
  blankRows: number,
): Promise<Uint8Array> {
  const rows: (string | null)[][] = [[...fields]];
  for await (const participant of participants) {
    rows.push(fields.map((field) => guardCell(participant[field])));
  }
  for (let row = 0; row < blankRows; row += 1) rows.push(fields.map(() => null));
  return writeXlsx({
    sheets: [
      {
        name: "Participantes",
        columns: fields.map((field) => ({ width: widths[field], numFmt: TEXT_FORMAT })),
        rows,
        freezePane: { rows: 1 },
      },
    ],
  });
}
