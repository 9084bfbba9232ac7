#!/bin/sh
# PostgreSQL 18.7 (@electric-sql/pglite 0.5.17), `to_number`: of a fee of "Q125" it makes 12, and of "1,250" 125. Each 9
# of the pattern takes one sign of the text, and a sign that is no digit, the Q of the currency or a comma, uses its
# place up; when the pattern is at its end, the digits that are left are cut off, without a fault. So is the last digit
# of "12500" read with '9,999', and "Q. 125.00" read with the pattern for a currency is 0.12. One expects a fault where
# text and pattern differ, as `to_date` gives, or the sign to be passed over. A number that is ten times too small looks
# like a fee. In front blanks are free, and words behind too, so that a trial with " 125" or "125 quetzales" shows
# nothing.
# Seen, with '999' or '9999': Q125 12, $125 12, Q1250 125, 1,250 125, " 125" 125, 125 quetzales 125; 12500 with '9,999'
# 1250; Q. 125.00 with 'L999.99' 0.12, Q125.00 with it 125.00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > try.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = new PGlite();
let asStated = true;
for (const [text, pattern, expected] of [
  ["Q125", "999", "12"],
  ["$125", "999", "12"],
  ["Q1250", "9999", "125"],
  ["1,250", "9999", "125"],
  ["12500", "9,999", "1250"],
  ["Q. 125.00", "L999.99", "0.12"],
  [" 125", "999", "125"],
  ["125 quetzales", "999", "125"],
  ["Q125.00", "L999.99", "125.00"],
]) {
  const { rows } = await database.query("SELECT to_number($1, $2)::text AS number", [text, pattern]);
  console.log(`"${text}" with '${pattern}': ${rows[0].number}`);
  asStated &&= rows[0].number === expected;
}
const refused = await database.query("SELECT to_date('octubre', 'DD/MM/YYYY')").then(() => false, () => true);
console.log(`to_date ${refused ? "refuses" : "accepts"} what does not fit`);
await database.close();
process.exit(asStated && refused ? 0 : 1);
JS
node try.mjs
