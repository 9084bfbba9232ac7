import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cellText } from "../table/table.ts";
import { readWorkbook } from "./read-xlsx.ts";
import { xlsxFile } from "./write-xlsx.ts";

const workbook = new URL("../../cli/testing/fixtures/participantes.xlsx", import.meta.url);

/** The offset at which the ZIP directory states the sheet's unpacked size. */
function statedSize(archive: Buffer): number {
  const name = archive.lastIndexOf("xl/worksheets/sheet1.xml");
  return name - 46 + 24;
}

test("a workbook that unpacks to more than it states is refused", async () => {
  const archive = await readFile(workbook);
  archive.writeUInt32LE(10, statedSize(archive));
  expect(await readWorkbook(archive)).toMatchObject({
    kind: "unreadable",
    message: expect.stringContaining("no es un libro XLSX que se pueda leer"),
  });
});

test("texts that look like codes of XLSX come back from an own file as they were", async () => {
  const tickets = ["A_x0031_", "_x005F_x0031_", "A_x31_", "_xABCD_"];
  const people = tickets.map((numeroTicket) => ({ carnet: "1", nombre: "Ana", numeroTicket }));
  const read = await readWorkbook(await xlsxFile(people));
  const rows = read.kind === "sheets" ? (read.sheets[0]?.rows ?? []) : [];
  expect(rows.slice(1).map(({ cells }) => cellText(cells[2]))).toEqual(tickets);
});
