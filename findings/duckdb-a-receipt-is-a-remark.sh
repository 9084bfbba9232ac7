#!/bin/sh
# DuckDB 1.5.6 (@duckdb/node-api 1.5.6-r.1): of a list of payments that begins with the number of the receipt, 4521,
# #4522, 4523, those with the sign before the number are not there. Beside the delimiter and the quotes `read_csv`
# guesses whether "#" begins a remark, and it does if the other lines have a better type without these: numbers instead
# of texts. CSV has no remarks (RFC 4180), the manual names delimiter, quotes and escape for this step, and says of
# `comment` that by default there is none; so one expects a column of texts. The lines are neither rejected nor counted,
# the sum of the payments is too small, and `all_varchar` and a given `delim` change nothing. With a letter in any other
# number, as in "A-12", all lines are there, and with `comment = ''`, or quotes, so that a trial may show nothing.
# Seen, as lines and sum of 125 each: 4521 #4522 #4523 4524 2 lines, 250, as with all_varchar and delim; comment = '',
# numbers in quotes and one of them A-12 4 lines, 500
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @duckdb/node-api@1.5.6-r.1
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";

const duck = await (await DuckDBInstance.create(":memory:")).connect();
async function read(numbers, options = "") {
  const lines = numbers.map((number, index) => `${number},Ana ${index},125\n`);
  writeFileSync("payments.csv", `boleta,nombre,monto\n${lines.join("")}`);
  const sql = `SELECT count(*), sum(monto::int) FROM read_csv('payments.csv'${options})`;
  const [row] = (await duck.runAndReadAll(sql)).getRows();
  return row.join(" ");
}
const receipts = ["4521", "#4522", "#4523", "4524"];
const [[version]] = (await duck.runAndReadAll("SELECT version()")).getRows();
const seen = [
  version,
  await read(receipts),
  await read(receipts, ", all_varchar = true, header = true, delim = ','"),
  await read(receipts, ", comment = ''"),
  await read(receipts.map((number) => `"${number}"`)),
  await read(receipts.with(3, "A-12")),
].join(", ");
console.log(seen);
process.exit(seen === "v1.5.6, 2 250, 2 250, 4 500, 4 500, 4 500" ? 0 : 1);
JS
node try.mjs
