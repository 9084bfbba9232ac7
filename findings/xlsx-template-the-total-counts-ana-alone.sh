#!/bin/sh
# xlsx-template 1.4.7, which fills in a workbook: below the list of people the total is that of the first of them. A row
# with `${table:people.fee}` becomes as many rows as there are people, and what stands below moves down, as its manual
# says; it promises that formulas are kept, too. They are, letter by letter: `SUM(B2:B2)` still names the row of the
# template, and a formula that names the total, B3, now names a person. One expects what a spreadsheet does when rows
# are inserted, as references to the cells that were moved would break otherwise. With a list of one all is right.
# Seen by HyperFormula 3.5.0, of 125, 50 and 75: rows Ana, Eva and Luis, then the total 125, and half of the total 25,
# which is half of Eva's; with Ana alone 125 and 62.5
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx-template@1.4.7 exceljs@4.4.0 hyperformula@3.5.0
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { HyperFormula } from "hyperformula";
import XlsxTemplate from "xlsx-template";

const template = new ExcelJS.Workbook();
const sheet = template.addWorksheet("fees");
sheet.addRow(["Name", "Fee"]);
sheet.addRow(["${table:people.name}", "${table:people.fee}"]);
sheet.addRow(["Total", { formula: "SUM(B2:B2)" }]);
sheet.addRow(["Half of it", { formula: "B3/2" }]);
const file = await template.xlsx.writeBuffer();

async function filled(people) {
  const book = new XlsxTemplate(Buffer.from(file));
  book.substitute(1, { people });
  const read = new ExcelJS.Workbook();
  await read.xlsx.load(book.generate({ type: "nodebuffer" }));
  const rows = read.worksheets[0].getSheetValues().slice(1).map((row) => row.slice(1));
  const cells = rows.map(([name, fee]) => [name, fee?.formula === undefined ? fee : `=${fee.formula}`]);
  const counted = HyperFormula.buildFromArray(cells, { licenseKey: "gpl-v3" }).getSheetValues(0);
  return counted.slice(1).map((row) => row.join(" ")).join(", ");
}

const people = [["Ana", 125], ["Eva", 50], ["Luis", 75]].map(([name, fee]) => ({ name, fee }));
const seen = [await filled(people), await filled(people.slice(0, 1))];
console.log(seen.join("\n"));
const expected = ["Ana 125, Eva 50, Luis 75, Total 125, Half of it 25", "Ana 125, Total 125, Half of it 62.5"];
process.exit(seen.join("\n") === expected.join("\n") ? 0 : 1);
JS
node try.mjs
