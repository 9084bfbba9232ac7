#!/bin/sh
# hyperformula 3.5.0, which counts formulas of spreadsheets without one: `TEXT(0.85, "0%")` is "1%". Who was there for
# 85 % of the hours gets a certificate of one, and so does everybody above a half; below it is "0%". The sign is copied
# and the number rounded as it is, without the factor of a hundred. One expects what Excel and LibreOffice give, or an
# error as for a function that it does not know. Its list of differences says that formats of dates, times and
# currencies need functions of one's own; a percentage is none of them. "0.00" and "00000" are right, so that a trial
# shows nothing. "#,##0.00" is taken apart at the comma, and makes "125,##0.00" of a fee. numfmt 3.2.6 is right with
# all.
# Seen: hyperformula 0.85 as 0% 1%, 0.4 0%, 125 as #,##0.00 125,##0.00, as 0.00 125.00; numfmt 85%, 40%, 125.00, 125.00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0 numfmt@3.2.6
cat > try.mjs <<'JS'
import { HyperFormula } from "hyperformula";
import { format } from "numfmt";

const cells = [
  [0.85, "0%"],
  [0.4, "0%"],
  [125, "#,##0.00"],
  [125, "0.00"],
];
const engine = HyperFormula.buildFromArray([[]], { licenseKey: "gpl-v3" });
const seen = [
  cells.map(([value, pattern]) => engine.calculateFormula(`=TEXT(${value}, "${pattern}")`, 0)).join(" "),
  cells.map(([value, pattern]) => format(pattern, value)).join(" "),
];
console.log(`hyperformula ${seen[0]}\nnumfmt ${seen[1]}`);
process.exit(seen.join("|") === "1% 0% 125,##0.00 125.00|85% 40% 125.00 125.00" ? 0 : 1);
JS
node try.mjs
