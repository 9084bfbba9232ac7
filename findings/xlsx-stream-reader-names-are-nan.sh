#!/bin/sh
# xlsx-stream-reader 1.1.1: of a list that SheetJS has written each name is "NAN", and a student's number 0501 is 501.
# A cell of the type "str" holds its text in the file itself instead of a common table (ECMA-376, 18.18.11); Excel has
# it for formulas whose result is a text, and SheetJS, unless told otherwise, for all texts. One expects that the type
# decides. But the reader looks for the formula as well: without one it takes the text for a number and shows it by
# the number's format. Names of formulas are right, as are the lists of Excel; xlsx 0.18.5 and exceljs 4.4.0 read both.
# Seen, of Ana and 0501: as SheetJS writes them NAN 501, with `bookSST` Ana 0501, as results of formulas Ana 0501
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx-stream-reader@1.1.1 xlsx@0.18.5 exceljs@4.4.0
cat > try.mjs <<'JS'
import { createReadStream } from "node:fs";
import ExcelJS from "exceljs";
import XLSX from "xlsx";
import Reader from "xlsx-stream-reader";

const text = (value, formula) => ({ t: "s", v: value, ...formula });

function write(name, cells, options) {
  const sheet = { "!ref": "A1:B1", A1: cells[0], B1: cells[1] };
  XLSX.writeFile({ SheetNames: ["Lista"], Sheets: { Lista: sheet } }, name, options);
}

function stream(name) {
  return new Promise((resolve, reject) => {
    const reader = new Reader();
    const rows = [];
    reader.on("error", reject);
    reader.on("worksheet", (sheet) => {
      sheet.on("row", ({ values }) => rows.push(values.slice(1).join(" ")));
      sheet.on("end", () => resolve(rows.join()));
      sheet.process();
    });
    createReadStream(name).pipe(reader);
  });
}

write("plain.xlsx", [text("Ana"), text("0501")]);
write("common.xlsx", [text("Ana"), text("0501")], { bookSST: true });
write("formulas.xlsx", [text("Ana", { f: 'T("Ana")' }), text("0501", { f: 'TEXT(501,"0000")' })]);
const book = await new ExcelJS.Workbook().xlsx.readFile("plain.xlsx");
const seen = [
  ...(await Promise.all(["plain.xlsx", "common.xlsx", "formulas.xlsx"].map(stream))),
  `xlsx ${XLSX.utils.sheet_to_json(XLSX.readFile("plain.xlsx").Sheets.Lista, { header: 1 })[0].join(" ")}`,
  `exceljs ${book.getWorksheet("Lista").getRow(1).values.slice(1).join(" ")}`,
];
console.log(seen.join(", "));
const expected = ["NAN 501", "Ana 0501", "Ana 0501", "xlsx Ana 0501", "exceljs Ana 0501"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
