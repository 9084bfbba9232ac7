#!/bin/sh
# flexsearch 0.8.212: with the defaults, the number 1000 is also found where only 10 stands. Numbers are split
# into groups of three digits, and signs that repeat count once, digits too: 1000 becomes "10" and "0". A
# search for one person's number finds others, and may name one of them first. Letters show nothing of it.
# The same index with `Charset.Exact` finds the one entry that has the number.
# Seen: 1000 -> "100 0", "2490-21-1000", "2490-22-10"; 2490-21-77 -> also 2490-21-7; exact 2490-21-1000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212 2>/dev/null
cat > try.mjs <<'JS'
import flexsearch from "flexsearch";

const numbers = ["2490-21-1000", "2490-22-10", "100 0", "2490-21-77", "2490-21-7"];
const find = (options, searched) => {
  const index = new flexsearch.Index(options);
  for (const number of numbers) index.add(number, number);
  return index.search(searched);
};
const thousand = find({}, "1000");
const twins = find({}, "2490-21-77");
const exact = find({ encoder: flexsearch.Charset.Exact }, "1000");
console.log(thousand, twins, exact);
const isAsStated =
  thousand[0] === "100 0" && thousand.includes("2490-22-10") && twins.includes("2490-21-7");
process.exit(isAsStated && exact.join() === "2490-21-1000" ? 0 : 1);
JS
node try.mjs
