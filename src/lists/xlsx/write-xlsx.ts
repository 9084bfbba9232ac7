import { writeXlsx } from "hucre/xlsx";
import { fields, type Participant } from "../../domain/carnet/participant.ts";
import { guardCell } from "../table/formula-guard.ts";

const widths = { carnet: 18, nombre: 45, numeroTicket: 16 };
/** Excel's format "Text": typed values stay unchanged, including leading zeros. */
const TEXT_FORMAT = "@";

/** A workbook whose cells are all text, so that a spreadsheet changes none of them. */
export function xlsxFile(participants: readonly Participant[]): Promise<Uint8Array> {
  const rows = participants.map((each) => fields.map((field) => guardCell(each[field])));
  return writeXlsx({
    sheets: [
      {
        name: "Participantes",
        columns: fields.map((field) => ({ width: widths[field], numFmt: TEXT_FORMAT })),
        rows: [[...fields], ...rows],
        freezePane: { rows: 1 },
      },
    ],
  });
}
