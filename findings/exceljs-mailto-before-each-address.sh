#!/bin/sh
# exceljs 4.4.0, `csv.write`: a list of e-mail addresses comes out as "mailto:ana@example.org". Excel and LibreOffice
# make a link of an address as soon as it is typed, and a cell with a link is written as where the link goes. One
# expects what the cell shows, which is what both programs save as CSV, and what `cell.text` of exceljs gives. A sender
# of mail then refuses those that were typed: an address that was pasted or imported has no link, so that one column has
# both, and a sheet that a program has made shows nothing. A page's name is replaced by its address as well.
# @e965/xlsx 0.20.3 writes the texts, of the same file.
# Seen, of an address typed, one imported and a link named Programa: mailto:ana@example.org, eva@example.org,
# https://example.org/programa; cell.text and @e965/xlsx ana@example.org, eva@example.org, Programa
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import { read, utils } from "@e965/xlsx";
import ExcelJS from "exceljs";

const typed = { text: "ana@example.org", hyperlink: "mailto:ana@example.org" };
const page = { text: "Programa", hyperlink: "https://example.org/programa" };
const written = new ExcelJS.Workbook();
written.addWorksheet("Lista").addRow([typed, "eva@example.org", page]);
const file = await written.xlsx.writeBuffer();
const book = new ExcelJS.Workbook();
await book.xlsx.load(file);
const sheet = book.getWorksheet("Lista");
const seen = [
  (await book.csv.writeBuffer()).toString(),
  [1, 2, 3].map((column) => sheet.getCell(1, column).text).join(","),
  utils.sheet_to_csv(read(file).Sheets.Lista),
];
console.log(seen.join("\n"));
const shown = "ana@example.org,eva@example.org,Programa";
const expected = ["mailto:ana@example.org,eva@example.org,https://example.org/programa", shown, shown];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
