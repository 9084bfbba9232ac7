#!/bin/sh
# comma-separated-values 3.6.4: whoever stands first in the list decides whose numbers are kept. By its manual it "casts
# numbers" unless told otherwise, so that one expects 0501 to be 501, and a text to stay. But it asks the first line of
# people alone what each column holds, and makes numbers of all others. Below a number such as 0501, which teachers and
# guests have, each 2490-24-1000 is NaN, and so is the telephone 5555-1235 below 55551234 and "ausente" below a mark;
# who has no mark has 0. Where the first of the column is empty, all that follow are numbers as well. Sorted the other
# way round the same list is right. Nothing is said, and JSON writes NaN as null, as if nobody had a number.
# Seen: 0501, 2490-24-1000, 2490-24-1001 501, NaN, NaN; 2490-24-1000, 0501 as they were; 85, ausente, nothing 85, NaN, 0;
# nothing, 5555-1235 0, NaN
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund comma-separated-values@3.6.4
cat > try.mjs <<'JS'
import CSV from "comma-separated-values";

function column(...values) {
  const list = ["nombre,valor", ...values.map((value, at) => `Persona ${at},${value}`)].join("\n");
  return CSV.parse(list, { header: true }).map((person) => person.valor).join(" ");
}
const seen = [
  column("0501", "2490-24-1000", "2490-24-1001"),
  column("2490-24-1000", "0501"),
  column("85", "ausente", ""),
  column("", "5555-1235"),
];
console.log("comma-separated-values 3.6.4:", seen);
process.exit(seen.join() === "501 NaN NaN,2490-24-1000 0501,85 NaN 0,0 NaN" ? 0 : 1);
JS
node try.mjs
