#!/bin/sh
# exceljs 4.4.0, CSV: a cell that holds a space is read as the number 0. One expects the text, or null, which is what a
# cell without anything gives. But every other text goes through `Number`, for which spaces are zero. In a list of marks
# whoever has none yet, and a space in the cell, has failed with 0, and the average falls with it. Nobody sees the
# space, in the file or in a spreadsheet, and programs that export columns of fixed width write such cells in each row.
# @e965/xlsx 0.20.3 and csv-parse 7.0.3 with `cast` keep the text.
# Seen, of 85, a space, nothing: exceljs 85 0 null, @e965/xlsx 85 " " nothing, csv-parse 85 " " ""
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 csv-parse@7.0.3
cat > try.mjs <<'JS'
import { Readable } from "node:stream";
import { read, utils } from "@e965/xlsx";
import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";

const file = "nombre,nota\nAna,85\nEva, \nLuis,\n";
const sheet = await new ExcelJS.Workbook().csv.read(Readable.from([file]));
const marks = {
  exceljs: [2, 3, 4].map((row) => sheet.getCell(row, 2).value),
  "@e965/xlsx": utils.sheet_to_json(read(file, { type: "string" }).Sheets.Sheet1).map((row) => row.nota),
  "csv-parse": parse(file, { columns: true, cast: true }).map((row) => row.nota),
};
const seen = Object.entries(marks).map(([name, values]) => `${name} ${JSON.stringify(values)}`);
console.log(seen.join(", "));
const expected = ["exceljs [85,0,null]", '@e965/xlsx [85," ",null]', 'csv-parse [85," ",""]'];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
