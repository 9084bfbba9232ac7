#!/bin/sh
# csv-string 4.1.1: a list that begins with a name in quotation marks is empty. Without a separator `parse` finds out
# the one of the text, by its manual, and spreadsheets in Spanish write semicolons. It takes the first sign of the text
# that can be one, also within quotation marks, and for "Pérez, Ana";5 that is the comma of the name. No comma
# follows the closing mark then, and nothing is left of the text: [], without an error, as of a file in which nobody is
# registered. One expects the semicolon, as Papa Parse finds it. If a heading without a comma stands first, all is
# right, and so a trial with one shows nothing; a heading such as "Apellidos, nombre" is enough.
# Seen, lines: "Pérez, Ana";5 and "Núñez, Eva";6 0; below nombre;sala 3; below "Apellidos, nombre";sala 0; by Papa Parse
# 5.7.1 2, 3, 3
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund csv-string@4.1.1 papaparse@5.7.1
cat > try.mjs <<'JS'
import CSV from "csv-string";
import Papa from "papaparse";

const people = '"Pérez, Ana";5\n"Núñez, Eva";6\n';
const lists = [people, `nombre;sala\n${people}`, `"Apellidos, nombre";sala\n${people}`];
const seen = lists.map((list) => CSV.parse(list).length).join(" ");
const expected = lists.map((list) => Papa.parse(list.trim()).data.filter((row) => row.length === 2).length).join(" ");
console.log(`csv-string 4.1.1: ${seen} lines, Papa Parse 5.7.1: ${expected}`);
process.exit(seen === "0 3 0" && expected === "2 3 3" ? 0 : 1);
JS
node try.mjs
