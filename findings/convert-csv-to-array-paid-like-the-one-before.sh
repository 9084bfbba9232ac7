#!/bin/sh
# convert-csv-to-array 1.0.3: whoever has nothing in the last columns has what the person above has. Programs leave out
# the commas at the end of a line where no cell follows, and a line may be short by hand. One expects nothing there, or
# an error, as a reader of CSV gives for a line with too few fields. But all people are made of one object that is
# copied line by line, and a field that is missing keeps what was in it: Ana has paid, and so has Eva after her, whose
# line ends with her number. With the comma, "Eva,2,", nobody is wrong, and with `type: "array"` the line is short.
# Seen, "pago" of Ana,1,si / Eva,2 / Luis,3, / Sol,4: convert-csv-to-array "si", "si", "", ""; csv-parser 3.2.1 and
# papaparse 5.7.1 "si", nothing, "", nothing
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund convert-csv-to-array@1.0.3 csv-parser@3.2.1 papaparse@5.7.1
cat > try.mjs <<'JS'
import { Readable } from "node:stream";
import convert from "convert-csv-to-array";
import csvParser from "csv-parser";
import Papa from "papaparse";

const list = "nombre,carnet,pago\nAna,1,si\nEva,2\nLuis,3,\nSol,4\n";
const read = {
  "convert-csv-to-array": convert.convertCSVToArray(list, { separator: "," }).slice(1),
  "csv-parser": await Readable.from([list]).pipe(csvParser()).toArray(),
  papaparse: Papa.parse(list, { header: true, skipEmptyLines: true }).data,
};
const paid = (people) => people.map(({ pago }) => (pago === undefined ? "nothing" : JSON.stringify(pago))).join(" ");
const seen = Object.entries(read).map(([library, people]) => `${library} ${paid(people)}`);
console.log(seen.join("\n"));
const right = '"si" nothing "" nothing';
const expected = ['convert-csv-to-array "si" "si" "" ""', `csv-parser ${right}`, `papaparse ${right}`];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
