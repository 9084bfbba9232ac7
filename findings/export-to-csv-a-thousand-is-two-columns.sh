#!/bin/sh
# export-to-csv 1.5.0: in a list of fees whoever pays a thousand or more has a column too many. With `decimalSeparator:
# "locale"`, by the manual the "language-sensitive representation of the number", 1250.5 is written 1,250.5 in English
# and in the Spanish of Guatemala, and the cell has no quotes, as no number has; so it is two cells, fee 1 and room
# 250.5, and everything behind moves to the right. One expects a writer of CSV to put what holds its delimiter into
# quotes (RFC 4180), as it does with texts. Fees below a thousand are right, so that a trial with Q125.50 shows nothing,
# and whole numbers of any size have no comma.
# Seen, as the columns fee and room of 125.5 and 1250.5 in room 3: 125.5 3 and 1 250.5; with "." 125.5 3 and 1250.5 3
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund export-to-csv@1.5.0 papaparse@5.7.1
cat > try.mjs <<'JS'
import { asString, generateCsv, mkConfig } from "export-to-csv";
import Papa from "papaparse";

const people = [
  { name: "Ana", fee: 125.5, room: 3 },
  { name: "Eva", fee: 1250.5, room: 3 },
];
function write(decimalSeparator) {
  const file = asString(generateCsv(mkConfig({ useKeysAsHeaders: true, useBom: false, decimalSeparator }))(people));
  const { data } = Papa.parse(file, { header: true, skipEmptyLines: true });
  return data.map(({ fee, room }) => `${fee} ${room}`).join(", ");
}
const language = new Intl.NumberFormat("es-GT").format(1250.5);
const seen = [language, write("locale"), write(".")].join("; ");
console.log(seen);
process.exit(seen === "1,250.5; 125.5 3, 1 250.5; 125.5 3, 1250.5 3" ? 0 : 1);
JS
LC_ALL=es_GT.UTF-8 node try.mjs && LC_ALL=en_US.UTF-8 node try.mjs
