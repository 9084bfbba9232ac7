#!/bin/sh
# @formulajs/formulajs 4.6.1, the formulas of Excel for JavaScript: in the median of the marks whoever has none counts
# as 0. Of 80, nothing, 90 and 85 Excel has 85, as a cell without a number is left out; `MEDIAN` says 82.5 where the
# cell is null, an empty text or "NSP", and 87.5, above every second mark, where it is `undefined`. `AVERAGE`, `MIN`,
# `MAX` and `COUNT` of the same list leave it out, so that one thinks all of them do; the mean stands beside a median
# that is lower than it should be the more were absent. Lists without gaps are right. hyperformula 3.5.0 has 85.
# Seen, of 80, 90, 85 and one cell without a mark: null, "" and NSP 82.5, undefined 87.5, AVERAGE 85, MIN 80, COUNT 3;
# no gap 85; hyperformula 85
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1 hyperformula@3.5.0
cat > try.mjs <<'JS'
import * as formulas from "@formulajs/formulajs";
import { HyperFormula } from "hyperformula";

const { AVERAGE, COUNT, MEDIAN, MIN } = formulas.default ?? formulas;
const marks = (absent) => [80, absent, 90, 85];
const engine = HyperFormula.buildFromArray([marks(null)], { licenseKey: "gpl-v3" });
const seen = [
  [null, "", "NSP", undefined].map((absent) => MEDIAN(marks(absent))).join(" "),
  [AVERAGE(marks(null)), MIN(marks(null)), COUNT(marks(null))].join(" "),
  `no gap ${MEDIAN([80, 90, 85])}`,
  `hyperformula ${engine.calculateFormula("=MEDIAN(A1:D1)", 0)}`,
];
console.log(seen.join("\n"));
const expected = ["82.5 82.5 82.5 87.5", "85 80 3", "no gap 85", "hyperformula 85"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
