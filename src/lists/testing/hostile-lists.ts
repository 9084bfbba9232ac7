import { writeXlsx } from "hucre/xlsx";
import { unzip, zip } from "./zip.ts";

const SHEET = "xl/worksheets/sheet1.xml";

/** A sheet of 5 MB of spaces, whose entry states 300 MB. */
export async function largeSheet(): Promise<Buffer> {
  const archive = await spaces();
  archive.writeUInt32LE(300_000_000, entryOf(archive, SHEET) + 24);
  return archive;
}

/** Seven sheets with one cell each, at the farthest position that the library allows. */
export function farCells(): Promise<Buffer> {
  return workbook(7, '<row r="1048576"><c r="S1048576"><v>1</v></c></row>');
}

async function spaces(): Promise<Buffer> {
  const files = unzip(await workbook(1, ""));
  return zip(files.set(SHEET, Buffer.alloc(5_000_000, " ")));
}

async function workbook(sheets: number, rows: string): Promise<Buffer> {
  const names = Array.from({ length: sheets }, (_, index) => ({ name: `H${index}`, rows: [[1]] }));
  const files = unzip(Buffer.from(await writeXlsx({ sheets: names })));
  for (const name of files.keys()) {
    if (name.startsWith("xl/worksheets/sheet")) files.set(name, Buffer.from(sheet(rows)));
  }
  return zip(files);
}

function sheet(rows: string): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
}

/** The offset of a file's entry in the archive's directory. */
function entryOf(archive: Buffer, name: string): number {
  return archive.lastIndexOf(name) - 46;
}
