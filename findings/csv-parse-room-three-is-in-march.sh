#!/bin/sh
# csv-parse 7.0.3 with `cast_date`: rooms become days. By its manual each cell goes to `Date.parse`, and what is no date
# stays, so one expects days for ISO 8601 and the like. But V8 takes any words before a number and adds what lacks:
# "T-3" and "Sala 3" are 1 March 2001, and "50%" is the first day of 1950. It stops at the months, so that T-12 is a day
# of December and T-13 stays a text: a column of rooms comes out as both, and a trial with T-13 is right. "Marta 3" is a
# day as well, since her name begins as March does. Carnets and hours stay as they are.
# Seen, on Node 20.20.2 with TZ=UTC: T-3 and Sala 3 2001-03-01, T-12 2001-12-01, Marta 3 2001-03-03, 50% 1950-01-01;
# T-13, Sala 13, 2490-24-9999 and 8:30 as they were
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv-parse@7.0.3
cat > try.mjs <<'JS'
import { parse } from "csv-parse/sync";

const cells = ["T-3", "Sala 3", "T-12", "Marta 3", "50%", "T-13", "Sala 13", "2490-24-9999", "8:30", "2025-10-04"];
const [row] = parse(cells.join(","), { cast: true, cast_date: true });
const seen = row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : `"${cell}"`));
console.log(cells.map((cell, at) => `${cell} -> ${seen[at]}`).join(", "));
const days = ["2001-03-01", "2001-03-01", "2001-12-01", "2001-03-03", "1950-01-01"];
const expected = [...days, '"T-13"', '"Sala 13"', '"2490-24-9999"', '"8:30"', "2025-10-04"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
TZ=UTC node try.mjs
