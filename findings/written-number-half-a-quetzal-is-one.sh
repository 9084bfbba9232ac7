#!/bin/sh
# written-number 0.11.1, numbers as words: Q999.50 is "mil", and Q0.50 "uno". On a receipt the amount stands in words
# below the figures so that nobody alters it. The library rounds to a whole number, up from the half on, and says
# nothing; its manual names no such limit. One expects the cents, as other libraries of the kind give them, an error, or
# at least the whole part, beside which one writes "50/100" oneself: whoever does so has "ciento veintiséis con 50/100"
# for Q125.50. With Q125.25 that is right, so that a trial may show nothing. In Spanish its thousands are wrong as well,
# "treinta y uno mil", and more than a million begins with "uno millón"; a bare million is right.
# Seen in Spanish: 0.5 uno, 125.25 ciento veinticinco, 125.5 ciento veintiséis, 999.5 mil, 31000 treinta y uno mil,
# 1000000 un millón, 1001000 uno millón mil; in English 125.5 one hundred and twenty-six
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund written-number@0.11.1
cat > try.cjs <<'JS'
const write = require("written-number");

const amounts = [0.5, 125.25, 125.5, 999.5, 31000, 1000000, 1001000];
const seen = amounts.map((amount) => `${amount} ${write(amount, { lang: "es" })}`);
seen.push(`English ${write(125.5, { lang: "en" })}`);
console.log(seen.join("\n"));
const expected = [
  "0.5 uno",
  "125.25 ciento veinticinco",
  "125.5 ciento veintiséis",
  "999.5 mil",
  "31000 treinta y uno mil",
  "1000000 un millón",
  "1001000 uno millón mil",
  "English one hundred and twenty-six",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.cjs
