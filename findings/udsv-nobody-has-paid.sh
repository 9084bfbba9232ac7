#!/bin/sh
# udsv 0.7.3, a fast reader of CSV: whoever has paid has not. What a column holds is guessed from the first nine people,
# and one expects that a guess holds for all of them. But it is the last of the nine who decides alone. Ends a column of
# "si" and "no" with "no", English for false, then `typedObjs` makes `true` of "yes" and false of all else: every "si"
# is false. Ends a column of students' numbers with one that has no dashes, all others become NaN. With the people in
# another order both columns are texts, so that a trial may show nothing; and nothing is said.
# Seen, of si and no: b:yes false false, of no and si: s no si; of 2490-21-1000 and 501: n NaN 501, of 501 and
# 2490-21-1000: s 501 2490-21-1000
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund udsv@0.7.3
cat > try.mjs <<'JS'
import { inferSchema, initParser } from "udsv";

function read(...cells) {
  const text = `${["value,name", ...cells.map((cell) => `${cell},Ana`)].join("\n")}\n`;
  const schema = inferSchema(text);
  const values = initParser(schema).typedObjs(text).map(({ value }) => value);
  return [schema.cols[0].type, ...values].join(" ");
}

const seen = [read("si", "no"), read("no", "si"), read("2490-21-1000", "501"), read("501", "2490-21-1000")];
console.log(seen.join(", "));
const expected = ["b:yes false false", "s no si", "n NaN 501", "s 501 2490-21-1000"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
