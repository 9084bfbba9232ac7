#!/bin/sh
# hyperformula 3.5.0, which counts formulas of spreadsheets without one: Peña is Pena, Núñez is Nunez. Texts are
# compared without regard to accents and to the tilde of "ñ" (`accentSensitive` is false unless told otherwise), with
# `=` and in COUNTIF, SUMIF, MATCH and VLOOKUP. Excel and LibreOffice leave capitals aside there, and accents never; ñ
# is a letter of its own in Spanish, and the two are different families. So the fee of Peña is looked up in the line of
# Pena, who stands above, two people are counted who are one, and "sí" is "si". EXACT tells them apart, and a list
# without such a pair is right, so that a trial shows nothing.
# Seen, of Pena with 100 and Peña with 75: VLOOKUP of Peña 100, COUNTIF of Peña 2, SUMIF of Peña 175, = true, EXACT
# false; with accentSensitive 75, 1, 75, false, false
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0
cat > try.mjs <<'JS'
import { HyperFormula } from "hyperformula";

const formulas = [
  '=VLOOKUP("Peña", A1:B2, 2, FALSE())',
  '=COUNTIF(A1:A2, "Peña")',
  '=SUMIF(A1:A2, "Peña", B1:B2)',
  "=A1=A2",
  "=EXACT(A1, A2)",
];
function count(options) {
  const rows = [["Pena", 100], ["Peña", 75], formulas];
  const sheet = HyperFormula.buildFromArray(rows, { licenseKey: "gpl-v3", ...options });
  return sheet.getSheetValues(0)[2].join(" ");
}

const seen = [count({}), count({ accentSensitive: true })];
console.log(seen.join("; with accentSensitive "));
process.exit(seen.join() === "100 2 175 true false,100 1 75 false false" ? 0 : 1);
JS
node try.mjs
