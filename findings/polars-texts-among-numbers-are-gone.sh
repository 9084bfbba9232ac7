#!/bin/sh
# nodejs-polars 0.26.1: in a column made of an array, `DataFrame({ fee: [125, "125", 50] })`, the fee that a form has
# sent as a text is null, and the sum is 175. The first value decides what the column is, and whatever is of another
# kind is left out without a word: "125" among numbers, and the student's number 501, which JSON has without quotes,
# among texts, also where a schema says that the column holds texts. One expects 125 of the one and "501" of the other,
# or a fault, as for texts among dates. The same values as rows, `DataFrame([{ fee: 125 }, …])` and `readRecords`, are
# all kept, as texts; so a trial with rows shows nothing of it.
# Seen: columns 125 null 50, sum 175, and 2490-24-9999 null 2490-24-10, with a schema the same; rows and readRecords 125
# 125 50 and 2490-24-9999 501 2490-24-10
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nodejs-polars@0.26.1 nodejs-polars-linux-x64-gnu@0.26.1
cat > try.mjs <<'JS'
import pl from "nodejs-polars";

const fees = [125, "125", 50];
const numbers = ["2490-24-9999", 501, "2490-24-10"];
const rows = fees.map((fee, at) => ({ fee, number: numbers[at] }));
const write = (frame) => frame.toRecords().map(({ fee, number }) => `${fee} ${number}`).join(", ");
const texts = { schema: { number: pl.Utf8 } };
const columns = pl.DataFrame({ fee: fees, number: numbers });
const seen = [
  `columns ${write(columns)}`,
  `sum ${columns.getColumn("fee").sum()}`,
  `schema ${pl.DataFrame({ number: numbers }, texts).getColumn("number").toArray().join(" ")}`,
  `rows ${write(pl.DataFrame(rows))}`,
  `readRecords ${write(pl.readRecords(rows))}`,
];
console.log(seen.join("\n"));
const all = "125 2490-24-9999, 125 501, 50 2490-24-10";
const expected = [
  "columns 125 2490-24-9999, null null, 50 2490-24-10",
  "sum 175",
  "schema 2490-24-9999  2490-24-10",
  `rows ${all}`,
  `readRecords ${all}`,
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
