#!/bin/sh
# exceljs 4.4.0: what a formula has counted as 0, or found to be false, is nothing. `cell.text` is empty for it, and so
# is its field in `csv.write`, while a 0 or a false that somebody typed is there in both. One expects the same of both,
# as a sheet shows them alike, and the file has the result beside the formula. In an export, who was absent 0 times
# looks like one whose absences nobody has counted, and "paid" is empty for all who have not. Results of 1 and more, and
# true, are right, so that a trial may show nothing. @e965/xlsx 0.20.3 has all of them, of the same file.
# Seen, of 2, 0, true and false: typed 2,0,true,false; as results of formulas 2,,true, and text "" for 0 and false;
# @e965/xlsx 2,0,TRUE,FALSE
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import { read, utils } from "@e965/xlsx";
import ExcelJS from "exceljs";

const values = [2, 0, true, false];
const formulas = ["1+1", "1-1", "1=1", "1=2"].map((formula, at) => ({ formula, result: values[at] }));
const written = new ExcelJS.Workbook();
written.addWorksheet("Lista").addRows([values, formulas]);
const file = await written.xlsx.writeBuffer();
const book = new ExcelJS.Workbook();
await book.xlsx.load(file);
const sheet = book.getWorksheet("Lista");
const texts = [1, 2].map((row) => values.map((_, at) => sheet.getCell(row, at + 1).text).join(","));
const seen = [
  ...(await book.csv.writeBuffer()).toString().split("\n"),
  ...texts,
  ...utils.sheet_to_csv(read(file).Sheets.Lista).split("\n"),
];
console.log(seen.join("\n"));
const expected = ["2,0,true,false", "2,,true,", "2,0,true,false", "2,,true,", "2,0,TRUE,FALSE", "2,0,TRUE,FALSE"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
