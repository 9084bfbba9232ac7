#!/bin/sh
# fast-formula-parser 1.0.19, the formulas of Excel for JavaScript: "SI" is not "si". Excel compares texts without
# regard to capitals, with `=` as in COUNTIF and SUMIF, and has EXACT for whoever wants it otherwise. Lists that people
# have typed have both spellings, and `COUNTIF(B:B,"si")` counts all who have paid. The library counts those who are
# spelled like the formula alone, and `IF(B2="si",1,0)` is 0 for the others; a trial with one spelling shows nothing.
# hyperformula 3.5.0 has what Excel has.
# Seen, of SI, si, Si and no: COUNTIF 1, SUMIF 20 of 60, IF("SI"="si",1,0) 0; hyperformula 3, 60 and 1
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fast-formula-parser@1.0.19 hyperformula@3.5.0
cat > try.mjs <<'JS'
import FormulaParser from "fast-formula-parser";
import { HyperFormula } from "hyperformula";

const cells = [["SI", 10], ["si", 20], ["Si", 30], ["no", 40]];
const formulas = ['COUNTIF(A1:A4,"si")', 'SUMIF(A1:A4,"si",B1:B4)', 'IF(A1="si",1,0)'];
const parser = new FormulaParser({
  onCell: ({ row, col }) => cells[row - 1][col - 1],
  onRange: ({ from, to }) => cells.slice(from.row - 1, to.row).map((row) => row.slice(from.col - 1, to.col)),
});
const parsed = formulas.map((formula) => parser.parse(formula, { sheet: "Lista", row: 9, col: 9 }));
const book = HyperFormula.buildFromArray(cells, { licenseKey: "gpl-v3" });
const counted = formulas.map((formula) => book.calculateFormula(`=${formula}`, 0));
console.log(`fast-formula-parser ${parsed.join(" ")}, hyperformula ${counted.join(" ")}`);
process.exit(parsed.join(" ") === "1 20 0" && counted.join(" ") === "3 60 1" ? 0 : 1);
JS
node try.mjs
