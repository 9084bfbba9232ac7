#!/bin/sh
# @e965/xlsx 0.20.3 and xlsx 0.18.5 (SheetJS): numbers get a dollar sign where a format names a country without a
# currency. `[$-100A]0` says "as in Guatemala" (ECMA-376 18.8.31), and is what LibreOffice 7.4.7 writes for a plain
# column "0" in a document of that language. `sheet_to_csv`, and `sheet_to_json` without `raw`, answer "$2490211000"
# for the student's number and "$125.00" for a fee in quetzales. Times with the same prefix are right, and so is
# `[$Q-100A]`, which has a currency; numfmt 3.2.6 adds nothing.
# Seen: both SheetJS $2490211000,$125.00,Q125.00,8:00 AM; numfmt 2490211000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 xlsx@0.18.5 exceljs@4.4.0 numfmt@3.2.6
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as successor from "@e965/xlsx";
import ExcelJS from "exceljs";
import { format } from "numfmt";
import * as original from "xlsx";

const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet("Lista");
sheet.addRow([2490211000, 125, 125, 8 / 24]);
["[$-100A]0", "[$-100A]#,##0.00", "[$Q-100A]#,##0.00", "[$-100A]h:mm AM/PM"].forEach((code, at) => {
  sheet.getCell(1, at + 1).numFmt = code;
});
await book.xlsx.writeFile("lista.xlsx");

const csv = ({ read, utils }) => utils.sheet_to_csv(read(readFileSync("lista.xlsx")).Sheets.Lista).trim();
const seen = [csv(successor), csv(original), format("[$-100A]0", 2490211000)].join("; ");
console.log(seen);
const shown = "$2490211000,$125.00,Q125.00,8:00 AM";
process.exit(seen === `${shown}; ${shown}; 2490211000` ? 0 : 1);
JS
node try.mjs
