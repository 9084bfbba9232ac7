import type { Participant } from "../../../../../domain/carnet/participant.ts";
import { saveFile } from "../../../../ui/browser/save-file.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Saves people as a workbook, with so many rows more in which what is typed stays as it is. */
export async function saveWorkbook(
  people: readonly Participant[],
  name: string,
  blankRows = 0,
): Promise<void> {
  // Imported here, because few sessions save a workbook.
  const { xlsxFile } = await import("../../../../../lists/xlsx/write-xlsx.ts");
  const bytes = new Uint8Array(await xlsxFile(people, blankRows));
  saveFile(new File([bytes], name, { type: XLSX }));
}
