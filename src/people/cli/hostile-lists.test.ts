import { access, writeFile } from "node:fs/promises";
import { writeXlsx } from "hucre/xlsx";
import { beforeEach, expect, test } from "vitest";
import { newOrganiser, type Organiser } from "#app/cli/testing/organiser.ts";
import { unzip, zip } from "../files/testing/zip.ts";

let organiser: Organiser;
beforeEach(async () => {
  organiser = await newOrganiser();
});

const MEGABYTES = 1_000_000;

test.each([
  ["an archive of 300 MB", "bomba.xlsx", largeSheet, /mucho más grande/],
  ["seven sheets of one far cell", "lejos.xlsx", farCells, /mucho más grande/],
  ["9 MB of commas", "comas.csv", async () => Buffer.alloc(9 * MEGABYTES, ","), /mucho más grande/],
  [
    "9 MB of quotes and line ends",
    "comillas.csv",
    async () => Buffer.alloc(9 * MEGABYTES, '"\n'),
    /mucho más grande/,
  ],
  ["51 MB of text", "lista.csv", async () => Buffer.alloc(51 * MEGABYTES, "x"), /demasiado grande/],
])("%s costs one sentence, and nothing is written", async (_, name, make, message) => {
  const path = organiser.path(name);
  await writeFile(path, await make());
  const seen = await organiser.types("importar", path);
  expect(seen).toMatchObject({ exitCode: 1, out: "", err: expect.stringMatching(message) });
  expect(seen.err).toMatch(/^[^\n]+\nNo se guardó nada\.\n$/);
  await expect(access(organiser.path("convencion.db"))).rejects.toThrow("ENOENT");
});

const SHEET = "xl/worksheets/sheet1.xml";

/** A sheet of 5 MB of spaces, whose entry states 300 MB. */
async function largeSheet(): Promise<Buffer> {
  const archive = await spaces();
  archive.writeUInt32LE(300_000_000, entryOf(archive, SHEET) + 24);
  return archive;
}

/** Seven sheets with one cell each, at the farthest position that the library allows. */
function farCells(): Promise<Buffer> {
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
