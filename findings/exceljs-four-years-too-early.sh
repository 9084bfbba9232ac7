#!/bin/sh
# exceljs 4.4.0 and read-excel-file 9.3.17: dates of a workbook that counts from 1904, as Excel for Mac began,
# are four years and a day too early once LibreOffice has saved it. LibreOffice 7.4.7 writes `date1904="true"`,
# which the format allows as well as "1" (xsd:boolean); both compare with "1" alone. The file as it came from
# the Mac was right, so a trial with that one shows nothing. hucre 1.0.0 and @e965/xlsx 0.20.3 know both.
# Seen, of 2025-10-04: with "1" all right; with "true" exceljs 2021-10-03, read-excel-file 2021-10-03,
# hucre 2025-10-04, @e965/xlsx 2025-10-04
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import * as sheetjs from "@e965/xlsx";
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import { readSheet } from "read-excel-file/node";

const workbook = new ExcelJS.Workbook();
workbook.properties.date1904 = true;
const cell = workbook.addWorksheet("Fechas").getCell("A1");
cell.value = new Date("2025-10-04T00:00:00Z");
cell.numFmt = "yyyy-mm-dd";
const parts = unzipSync(new Uint8Array(await workbook.xlsx.writeBuffer()));
const properties = strFromU8(parts["xl/workbook.xml"]);
if (!properties.includes('date1904="1"')) throw new Error(properties);

async function read(date1904) {
  const said = properties.replace('date1904="1"', `date1904="${date1904}"`);
  const file = zipSync({ ...parts, "xl/workbook.xml": strToU8(said) });
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(file);
  const { Sheets } = sheetjs.read(file, { cellDates: true, UTC: true });
  return [
    ["exceljs", read.worksheets[0].getCell("A1").value],
    ["read-excel-file", (await readSheet(Buffer.from(file)))[0][0]],
    ["hucre", (await readXlsx(file)).sheets[0].rows[0][0]],
    ["@e965/xlsx", Sheets.Fechas.A1.v],
  ].map(([library, date]) => `${library} ${date.toISOString().slice(0, 10)}`).join(", ");
}

const [one, word] = [await read("1"), await read("true")];
console.log(`with 1: ${one}; with true: ${word}`);
const right = "exceljs 2025-10-04, read-excel-file 2025-10-04, hucre 2025-10-04, @e965/xlsx 2025-10-04";
const wrong = "exceljs 2021-10-03, read-excel-file 2021-10-03, hucre 2025-10-04, @e965/xlsx 2025-10-04";
process.exit(one === right && word === wrong ? 0 : 1);
JS
node try.mjs
