#!/bin/sh
# csvjson 5.1.0 with `quote: '"'`: Luis "Lucho" Núñez is called Núñez. A cell in quotation marks writes a mark of its
# own twice (RFC 4180, 2.7), as each spreadsheet does with nicknames and titles of talks. The option makes csvjson keep
# the commas within such a cell; one expects it to know the doubled mark too, or to leave it as it is. But each pair of
# marks begins the cell anew, and what stood before is gone: of the talk «Taller de "IA"» nothing is left. Nothing is
# said; lists without marks in their cells are right.
# Seen: "Luis ""Lucho"" Núñez" Núñez, "Taller de ""IA""" nothing, "Pérez, Ana" Pérez, Ana; by Papa Parse 5.7.1 Luis
# "Lucho" Núñez, Taller de "IA", Pérez, Ana
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csvjson@5.1.0 papaparse@5.7.1
cat > try.mjs <<'JS'
import csvjson from "csvjson";
import Papa from "papaparse";

const cells = ['"Luis ""Lucho"" Núñez"', '"Taller de ""IA"""', '"Pérez, Ana"', '"Sala 3"'];
const list = ["texto,sala", ...cells.map((cell) => `${cell},T-3`)].join("\n");
const seen = csvjson.toObject(list, { quote: '"' }).map((row) => row.texto);
const expected = Papa.parse(list, { header: true }).data.map((row) => row.texto);
console.log("csvjson 5.1.0:", seen, "Papa Parse 5.7.1:", expected);
const asWritten = 'Luis "Lucho" Núñez|Taller de "IA"|Pérez, Ana|Sala 3';
process.exit(seen.join("|") === "Núñez||Pérez, Ana|Sala 3" && expected.join("|") === asWritten ? 0 : 1);
JS
node try.mjs
