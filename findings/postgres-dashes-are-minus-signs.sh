#!/bin/sh
# PostgreSQL 18.7 (@electric-sql/pglite 0.5.17), full-text search: whoever types the last digits of a number with dashes
# finds nobody. The parser takes the dash before a digit for a minus, and keeps 2490-24-9999 as 2490, -24 and -9999; so
# 9999, 24-9999 and 2490 24 9999 are other words. One expects what it does with letters: of "front-end" each part can be
# found, and the whole. A telephone 2410-2025 is not found as 2410 2025, room "A-3" not by 3, and the end of "8:00-9:30"
# is -9. The whole number, as it is written, is found, and so is its beginning, so that a trial with it shows nothing;
# and where somebody typed long dashes (–) all of them are. It is the same with `simple`, `spanish` and `english`.
# Seen with spanish: 2490-24-9999 and 2490-24 found, 24-9999, 9999 and 2490 24 9999 not; with long dashes all five; 2410
# 2025 and 9:30 not; end in front-end found
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17
cat > try.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = new PGlite();
const sql = `SELECT to_tsvector($1::regconfig, $2) @@ websearch_to_tsquery($1::regconfig, $3)
  AND to_tsvector($1::regconfig, $2) @@ plainto_tsquery($1::regconfig, $3) AS found`;
const find = async (language, text, query) => (await database.query(sql, [language, text, query])).rows[0].found;
const texts = {
  "Ana 2490-24-9999": ["2490-24-9999", "2490-24", "24-9999", "9999", "2490 24 9999"],
  "Ana 2490–24–9999": ["2490–24–9999", "2490–24", "24–9999", "9999", "2490 24 9999"],
  "Tel. 2410-2025": ["2410 2025"],
  "8:00-9:30": ["9:30"],
  "front-end": ["end"],
};
const seen = {};
for (const language of ["simple", "spanish", "english"]) {
  const lines = [];
  for (const [text, queries] of Object.entries(texts)) {
    const found = [];
    for (const query of queries) if (await find(language, text, query)) found.push(query);
    lines.push(`${text}: ${found.join(", ")}`);
  }
  seen[language] = lines.join("\n");
}
const { rows } = await database.query("SHOW server_version");
console.log(`PostgreSQL ${rows[0].server_version}\n${seen.spanish}`);
await database.close();
const expected = [
  "Ana 2490-24-9999: 2490-24-9999, 2490-24",
  "Ana 2490–24–9999: 2490–24–9999, 2490–24, 24–9999, 9999, 2490 24 9999",
  "Tel. 2410-2025: ",
  "8:00-9:30: ",
  "front-end: end",
].join("\n");
process.exit(Object.values(seen).every((lines) => lines === expected) ? 0 : 1);
JS
node try.mjs
