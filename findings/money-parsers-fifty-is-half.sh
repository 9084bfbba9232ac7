#!/bin/sh
# accounting 0.4.1, currency.js 2.0.4 and numeral 2.0.6: a fee of fifty quetzales becomes one of 50 centavos. "Q.50"
# is as ordinary in Guatemala as "Q50". All three take letters away and leave the point of the abbreviation as
# that of the decimals; currency.js also where it was told that the symbol is "Q.". accounting does not read
# what it wrote: `formatMoney(125, "Q.")` is "Q.125.00", and 0.125 again. "Q50" and "Q125.00" are right.
# Seen: Q50 50 50 50, Q.50 0.5 0.5 0.5, Q.125.00 accounting 0.125, with the symbol currency.js 0.5
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund accounting@0.4.1 currency.js@2.0.4 numeral@2.0.6
cat > try.mjs <<'JS'
import accounting from "accounting";
import currency from "currency.js";
import numeral from "numeral";

const all = (text) => `${text} ${[accounting.unformat(text), currency(text).value, numeral(text).value()].join(" ")}`;
const written = accounting.formatMoney(125, "Q.");
const seen = [
  all("Q50"),
  all("Q.50"),
  `${written} accounting ${accounting.unformat(written)}`,
  `with the symbol currency.js ${currency("Q.50", { symbol: "Q." }).value}`,
].join(", ");
console.log(seen);
process.exit(seen === "Q50 50 50 50, Q.50 0.5 0.5 0.5, Q.125.00 accounting 0.125, with the symbol currency.js 0.5" ? 0 : 1);
JS
node try.mjs
