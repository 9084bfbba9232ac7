#!/bin/sh
# exceljs 4.4.0: a date that a sheet holds as a date in ISO 8601 (cell type "d", ECMA-376 18.18.11; openpyxl
# writes it with `iso_dates`) is taken as a number of days, of which the year alone is read: 4 October 2025 is
# day 2025 and so 17 July 1905. It is a valid Date, without a word of doubt. xlsx-populate 1.21.0 says NaN.
# hucre 1.0.0 and @e965/xlsx 0.20.3 have the right day.
# Seen: exceljs 1905-07-17, xlsx-populate NaN, hucre 2025-10-04, @e965/xlsx 2025-10-04
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 xlsx-populate@1.21.0 hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.3 2>/dev/null
cat > try.mjs <<'JS'
import * as sheetjs from "@e965/xlsx";
import ExcelJS from "exceljs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readXlsx } from "hucre/xlsx";
import populate from "xlsx-populate";

// A workbook with a date is written as a number of days, and the cell then rewritten as openpyxl 3.0.9 does.
const workbook = new ExcelJS.Workbook();
const cell = workbook.addWorksheet("Fechas").getCell("A1");
cell.value = new Date("2025-10-04T00:00:00Z");
cell.numFmt = "yyyy-mm-dd";
const parts = unzipSync(new Uint8Array(await workbook.xlsx.writeBuffer()));
const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"]);
const iso = sheet.replace(/<c r="A1" s="(\d+)"[^>]*><v>45934<\/v>/, '<c r="A1" s="$1" t="d"><v>2025-10-04</v>');
if (!iso.includes('t="d"')) throw new Error(sheet);
parts["xl/worksheets/sheet1.xml"] = strToU8(iso);
const file = zipSync(parts);

const day = (value) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
const read = new ExcelJS.Workbook();
await read.xlsx.load(file);
const { Sheets } = sheetjs.read(file, { cellDates: true, UTC: true });
const seen = [
  `exceljs ${day(read.worksheets[0].getCell("A1").value)}`,
  `xlsx-populate ${day((await populate.fromDataAsync(file)).sheet(0).cell("A1").value())}`,
  `hucre ${day((await readXlsx(file)).sheets[0].rows[0][0])}`,
  `@e965/xlsx ${day(Sheets.Fechas.A1.v)}`,
].join(", ");
console.log(seen);
const expected = "exceljs 1905-07-17, xlsx-populate NaN, hucre 2025-10-04, @e965/xlsx 2025-10-04";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
