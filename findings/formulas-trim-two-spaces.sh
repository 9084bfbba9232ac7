#!/bin/sh
# fast-formula-parser 1.0.19 and xlsx-calc 0.9.2, formulas of Excel for JavaScript: TRIM leaves the spaces within a
# name. Excel's TRIM takes those round a text away and makes one of each run of spaces between words, which is what
# people use it for before they look names up: two lists of which one has "Ana  Pérez" then agree. Both libraries call
# the `trim` of JavaScript, which does the first half. One expects the function of Excel that has the name, and a trial
# with a space at the end is right. @formulajs/formulajs 4.6.1 and hyperformula 3.5.0 have both halves.
# Seen, of " Ana  Pérez ", spaces as dots: fast-formula-parser and xlsx-calc Ana..Pérez, the others Ana.Pérez
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fast-formula-parser@1.0.19 xlsx-calc@0.9.2 @formulajs/formulajs@4.6.1 \
  hyperformula@3.5.0
cat > try.mjs <<'JS'
import { TRIM } from "@formulajs/formulajs";
import FormulaParser from "fast-formula-parser";
import { HyperFormula } from "hyperformula";
import calculate from "xlsx-calc";

const name = " Ana  Pérez ";
const formula = `TRIM("${name}")`;
const sheet = { "!ref": "A1:A1", A1: { t: "s", f: formula } };
calculate({ SheetNames: ["Lista"], Sheets: { Lista: sheet } });
const book = HyperFormula.buildFromArray([[`=${formula}`]], { licenseKey: "gpl-v3" });
const results = {
  "fast-formula-parser": new FormulaParser().parse(formula, { sheet: "Lista", row: 1, col: 1 }),
  "xlsx-calc": sheet.A1.v,
  formulajs: TRIM(name),
  hyperformula: book.getCellValue({ sheet: 0, row: 0, col: 0 }),
};
const seen = Object.entries(results).map(([library, text]) => `${library} ${text.replaceAll(" ", ".")}`);
console.log(seen.join(", "));
const expected = "fast-formula-parser Ana..Pérez, xlsx-calc Ana..Pérez, formulajs Ana.Pérez, hyperformula Ana.Pérez";
process.exit(seen.join(", ") === expected ? 0 : 1);
JS
node try.mjs
