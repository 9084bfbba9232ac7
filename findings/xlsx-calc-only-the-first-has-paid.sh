#!/bin/sh
# xlsx-calc 0.9.2, which counts the formulas of a sheet that SheetJS has read: `SUMIF` sees the first line of its range
# alone. Lists stand below each other, and so "Sí" beside 50, 75 and 25 quetzales is 50, and "No", with which the list
# does not begin, is 0 whatever the others have. The second form, SUMIF(B2:B5,">=50"), is always 0, as is a criterion
# that is a number. One expects Excel's sum, or the error which the library throws for functions that it lacks, such as
# SUMIFS; but the wrong sum goes into the cell, and the right one that Excel had stored there is overwritten. Side by
# side, in one line, texts are summed as they should; SUM is right.
# Seen, of Sí 50, No 10, Sí 75, No 20, Sí 25: "Sí" 50, "No" 0, ">=50" 0, 75 0, SUM 180; in one line "Sí" 150, "No" 30;
# by hyperformula 3.5.0 150, 30, 125, 75, 180
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx-calc@0.9.2 hyperformula@3.5.0
cat > try.mjs <<'JS'
import { HyperFormula } from "hyperformula";
import calculate from "xlsx-calc";

const people = [["Sí", 50], ["No", 10], ["Sí", 75], ["No", 20], ["Sí", 25]];
const cell = (value) => (typeof value === "number" ? { t: "n", v: value } : { t: "s", v: value });

function byXlsxCalc(formula) {
  const sheet = { H1: { f: formula }, "!ref": "A1:H12" };
  people.forEach(([answer, money], at) => {
    sheet[`A${at + 1}`] = cell(answer);
    sheet[`B${at + 1}`] = cell(money);
    sheet[`${"ABCDE"[at]}11`] = cell(answer);
    sheet[`${"ABCDE"[at]}12`] = cell(money);
  });
  calculate({ SheetNames: ["Lista"], Sheets: { Lista: sheet } });
  return sheet.H1.v;
}
function byHyperFormula(formula) {
  return HyperFormula.buildFromArray([...people, [`=${formula}`]], { licenseKey: "gpl-v3" }).getCellValue({ sheet: 0, row: 5, col: 0 });
}
const below = ['SUMIF(A1:A5,"Sí",B1:B5)', 'SUMIF(A1:A5,"No",B1:B5)', 'SUMIF(B1:B5,">=50")', "SUMIF(B1:B5,75)", "SUM(B1:B5)"];
const beside = ['SUMIF(A11:E11,"Sí",A12:E12)', 'SUMIF(A11:E11,"No",A12:E12)'];
const seen = [...below, ...beside].map(byXlsxCalc).join(" ");
const expected = below.map(byHyperFormula).join(" ");
console.log(`xlsx-calc 0.9.2: ${seen}; hyperformula 3.5.0: ${expected}`);
process.exit(seen === "50 0 0 0 180 150 30" && expected === "150 30 125 75 180" ? 0 : 1);
JS
node try.mjs
