import { extname } from "node:path";
import type { Participant } from "../../domain/carnet/participant.ts";
import { csvFile } from "../../lists/csv/write-csv.ts";
import { xlsxFile } from "../../lists/xlsx/write-xlsx.ts";
import type { Outcome } from "../files/outcome.ts";
import { type Overwrite, writePrivateFile } from "../files/private-file.ts";

export interface WriteOptions {
  /** As of `writePrivateFile`. */
  readonly overwrite: Overwrite;
  /** Rows of a workbook, below the list, made ready to be typed in. */
  readonly blankRows: number;
}

/** Writes a list that `importar` takes back: XLSX for a file named so, CSV for any other text. */
export async function writeList(
  file: string,
  participants: Iterable<Participant> | AsyncIterable<Participant>,
  { overwrite, blankRows }: WriteOptions,
): Promise<Outcome<void>> {
  switch (extname(file).toLowerCase()) {
    case ".xlsx":
      return writePrivateFile(file, [await xlsxFile(participants, blankRows)], { overwrite });
    case ".xls":
    case ".ods":
    case ".numbers":
      return {
        kind: "refused",
        message: `No se puede escribir «${extname(file)}». Use un nombre que termine en .csv o .xlsx.`,
      };
    default:
      return writePrivateFile(file, csvFile(participants), { overwrite });
  }
}
