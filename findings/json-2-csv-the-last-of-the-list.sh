#!/bin/sh
# json-2-csv 5.6.0, `csv2json`: the last student of each list has another group than all others, "A" with a line break.
# A line of CSV ends with a line break, the last one too where spreadsheets write it (RFC 4180 has it optional), and the
# library takes that one for a part of the last cell. So whoever stands at the end is missing from group A, has not paid
# with "no", and their address is not found. Told that lines end with CR LF, as Excel has them, it adds a student
# without a name instead. One expects the line break to end the line. A last cell in quotes, or with a number, is right,
# so that a trial with marks or ages shows nothing, and nobody looks at the last line of a long list.
# papaparse 5.7.1 with `skipEmptyLines`, csv-parse 7.0.3 and d3-dsv 3.0.2 have A.
# Seen, as the groups of a list: json-2-csv A, B, A and a line break; with CR LF A, B, A, none; in quotes and by the
# others A, B, A
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund json-2-csv@5.6.0 papaparse@5.7.1 csv-parse@7.0.3 d3-dsv@3.0.2
cat > try.mjs <<'JS'
import { parse } from "csv-parse/sync";
import { csvParse } from "d3-dsv";
import { csv2json } from "json-2-csv";
import Papa from "papaparse";

const list = "nombre,grupo\nAna,A\nEva,B\nLuis,A\n";
const quoted = list.replaceAll(/[^,\n]+/g, '"$&"');
const windows = list.replaceAll("\n", "\r\n");
const rows = {
  "json-2-csv": csv2json(list),
  "json-2-csv, CR LF": csv2json(windows, { delimiter: { eol: "\r\n" } }),
  "json-2-csv, in quotes": csv2json(quoted),
  papaparse: Papa.parse(list, { header: true, skipEmptyLines: true }).data,
  "csv-parse": parse(list, { columns: true }),
  "d3-dsv": csvParse(list),
};
const groups = (all) => JSON.stringify(all.map(({ grupo }) => grupo ?? null));
const seen = Object.entries(rows).map(([name, all]) => `${name}: ${groups(all)}`);
console.log(seen.join("\n"));
const right = '["A","B","A"]';
const expected = [String.raw`["A","B","A\n"]`, '["A","B","A",null]', right, right, right, right];
process.exit(seen.every((line, index) => line.endsWith(expected[index])) ? 0 : 1);
JS
node try.mjs
