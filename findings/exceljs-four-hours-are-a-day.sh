#!/bin/sh
# exceljs 4.4.0: a workshop of 4 hours takes "3 January 1900". The cell holds the number 4 in the format `0"h"`, so that
# one reads 4h, and a text of a single letter in a format is written with a backslash, `0\h`: LibreOffice 7.4.7 does so
# in each file of the kind XLSX. exceljs looks for letters of dates in a format, after leaving out what is in quotes and
# brackets, but not what a backslash makes text (ECMA-376, 18.8.31). So the value is a `Date`, in CSV as well, and a sum
# of the hours is one of milliseconds since 1970. One expects the number, as for `0" h"`, whose text has two signs and
# keeps its quotes, so that a trial with a space shows nothing. With @e965/xlsx 0.20.3, read-excel-file 9.3.17 and
# hucre 1.0.0 it is a number each time.
# Seen, of 4 shown as 4h, 4 h, 4.00s and 4 días: exceljs 1900-01-03, 4, 1900-01-03, 4, as CSV too; the others 4 each
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 read-excel-file@9.3.17 hucre@1.0.0
cat > try.mjs <<'JS'
import * as fs from "node:fs";
import { readFile, set_fs, utils, writeFile } from "@e965/xlsx";
import ExcelJS from "exceljs";
import { readXlsx } from "hucre";
import readExcel from "read-excel-file/node";

set_fs(fs);
const formats = ["0\\h", '0" h"', "0.00\\s", '0" días"'];
const sheet = utils.aoa_to_sheet([formats.map((z) => ({ t: "n", v: 4, z }))]);
writeFile({ SheetNames: ["Lista"], Sheets: { Lista: sheet } }, "list.xlsx");

const book = new ExcelJS.Workbook();
await book.xlsx.readFile("list.xlsx");
const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
const seen = {
  exceljs: book.worksheets[0].getRow(1).values.slice(1).map(show),
  "exceljs CSV": String(await book.csv.writeBuffer()).trim().split(",").map((text) => text.slice(0, 10)),
  "@e965/xlsx": utils.sheet_to_json(readFile("list.xlsx", { cellDates: true }).Sheets.Lista, { header: 1 })[0].map(show),
  "read-excel-file": (await readExcel("list.xlsx"))[0].data[0].map(show),
  hucre: (await readXlsx(new Uint8Array(fs.readFileSync("list.xlsx")))).sheets[0].rows[0].map(show),
};
for (const [name, values] of Object.entries(seen)) console.log(name, ...values);
const days = "1900-01-03 4 1900-01-03 4";
const expected = [days, days, "4 4 4 4", "4 4 4 4", "4 4 4 4"];
process.exit(Object.values(seen).every((values, index) => values.join(" ") === expected[index]) ? 0 : 1);
JS
TZ=UTC node try.mjs
