import { writeXlsx } from "hucre/xlsx";
import { unzip, zip } from "./zip.ts";

const SHEET = "xl/worksheets/sheet1.xml";

/**
 * A sheet of 5 MB of spaces whose entry defers its sizes to a descriptor (flag bit 3) and gives none.
 */
export async function deferredSizes(): Promise<Buffer> {
  const archive = await spaces();
  const entry = entryOf(archive, SHEET);
  archive.writeUInt16LE(8, entry + 8);
  archive.writeUInt32LE(0, entry + 24);
  archive.writeUInt32LE(0, archive.readUInt32LE(entry + 42) + 22);
  return archive;
}

/** The same sheet, whose entry states 300 MB. */
export async function largeSheet(): Promise<Buffer> {
  const archive = await spaces();
  archive.writeUInt32LE(300_000_000, entryOf(archive, SHEET) + 24);
  return archive;
}

/** The same sheet behind a ZIP64 directory, the plain directory being empty. */
export async function zip64Directory(): Promise<Buffer> {
  const archive = await spaces();
  archive.writeUInt32LE(0, entryOf(archive, SHEET) + 24);
  const end = archive.length - 22;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(BigInt(archive.readUInt16LE(end + 10)), 32);
  record.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 12)), 40);
  record.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  const plain = Buffer.from(archive.subarray(end));
  plain.writeUInt16LE(0, 8);
  plain.writeUInt16LE(0, 10);
  plain.writeUInt32LE(0xffffffff, 12);
  return Buffer.concat([archive.subarray(0, end), record, locator, plain]);
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
