#!/bin/sh
# DuckDB 1.5.6 (@duckdb/node-api 1.5.6-r.1): `levenshtein` counts bytes. Its manual says "single-character edits", and
# `length`, `substring` and `reverse` of the same version count characters; but a letter with an accent is two edits
# away from the one without, and "Núñez" four from "Nunez". Who joins a list typed without accents to another one by the
# nearest name gets somebody else: "Ibanez" is three edits from Ibarra and four from Ibáñez. `damerau_levenshtein` does
# the same. A trial with "Lopes" and "Lopez" shows nothing. fastest-levenshtein 1.0.16 and PostgreSQL (fuzzystrmatch in
# PGlite 0.5.17) count characters.
# Seen, from Ibanez to Ibáñez and to Ibarra: DuckDB 4 and 3, the two others 2 and 3; Lopes to Lopez 1 by all
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1 @electric-sql/pglite@0.5.17 \
  fastest-levenshtein@1.0.16
cat > try.mjs <<'JS'
import { DuckDBInstance } from "@duckdb/node-api";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { distance } from "fastest-levenshtein";

const pairs = [["Ibanez", "Ibáñez"], ["Ibanez", "Ibarra"], ["Lopes", "Lopez"]];
const duck = await (await DuckDBInstance.create(":memory:")).connect();
const postgres = await PGlite.create({ extensions: { fuzzystrmatch } });
await postgres.exec("CREATE EXTENSION fuzzystrmatch");
async function byDuck(call, pair) {
  const [row] = (await duck.runAndReadAll(`SELECT ${call}($1, $2)::int`, pair)).getRows();
  return row[0];
}
async function byPostgres(pair) {
  const { rows } = await postgres.query("SELECT levenshtein($1, $2) AS edits", pair);
  return rows[0].edits;
}
const all = async (count) => (await Promise.all(pairs.map(count))).join(" ");
const [[version]] = (await duck.runAndReadAll("SELECT version()")).getRows();
const seen = [
  version,
  `levenshtein ${await all((pair) => byDuck("levenshtein", pair))}`,
  `damerau_levenshtein ${await all((pair) => byDuck("damerau_levenshtein", pair))}`,
  `PostgreSQL ${await all(byPostgres)}`,
  `fastest-levenshtein ${await all((pair) => distance(...pair))}`,
];
console.log(seen.join(", "));
const bytes = ["levenshtein 4 3 1", "damerau_levenshtein 4 3 1"];
const expected = ["v1.5.6", ...bytes, "PostgreSQL 2 3 1", "fastest-levenshtein 2 3 1"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
