import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readWorkbook } from "./read-xlsx.ts";

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
    message: expect.stringContaining("La hoja «Notas» del libro no se puede leer"),
  });
});
