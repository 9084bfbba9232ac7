#!/bin/sh
# csv-stringify 6.9.0, the writer of the csv packages for Node, and objects-to-csv 1.3.6, which stands on an older one
# of them: who has not paid has nothing in the list, as has everybody of whom nobody knows. A true is written 1, and a
# false as an empty field, as null and undefined are; one expects false or 0 beside 1. A `Date` is a number of thirteen
# digits, the milliseconds since 1970, which a spreadsheet shows as 1.75959E+12, and one expects what JSON and
# `toISOString` write. Read again by csv-parse of the same project both are lost, and no fault is told. papaparse 5.7.1
# and @json2csv/plainjs 7.0.8 write true, false and the date in ISO 8601.
# Seen, of Ana true, Eva false and Sol without, and a day: 1, "", "" and 1759586400000; papaparse and json2csv true,
# false, "" and 2025-10-04T14:00:00.000Z
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv-stringify@6.9.0 objects-to-csv@1.3.6 papaparse@5.7.1 \
  @json2csv/plainjs@7.0.8
cat > try.mjs <<'JS'
import { Parser } from "@json2csv/plainjs";
import { stringify } from "csv-stringify/sync";
import ObjectsToCsv from "objects-to-csv";
import papaparse from "papaparse";

const day = new Date("2025-10-04T14:00:00Z");
const people = [{ paid: true, day }, { paid: false, day }, { paid: null, day }];
const written = {
  "csv-stringify": stringify(people, { header: true }),
  "objects-to-csv": await new ObjectsToCsv(people).toString(),
  papaparse: papaparse.unparse(people),
  json2csv: new Parser().parse(people),
};
let asStated = true;
for (const [name, text] of Object.entries(written)) {
  const seen = text.trim().split(/\r?\n/).slice(1).join("; ").replaceAll('"', "");
  console.log(`${name}: ${seen}`);
  const isLost = name.includes("csv-") || name.endsWith("-csv");
  const [yes, no, time] = isLost ? ["1", "", "1759586400000"] : ["true", "false", "2025-10-04T14:00:00.000Z"];
  asStated &&= seen === `${yes},${time}; ${no},${time}; ,${time}`;
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
