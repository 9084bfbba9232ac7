#!/bin/sh
# tabletojson 4.1.15, which makes objects of the tables of a page: of a list of Ana, Luis and Eva with their rooms three
# people called Eva are left. A well made table marks the name in front of each row as a heading too, `<th
# scope="row">`, so that a voice reads it with each cell, as WAI's tutorial and Wikipedia's lists have it. tabletojson
# takes each heading of a row for that of a column, from the last row that has one, so that the real headings are gone
# and the name of the last person stands for the column; the names of the others are nowhere. Rows, rooms and their order
# are right, nothing is said, and with `<td>` for the names, with which most people try it, all is.
# Seen: names as headings [{"Eva":"Sala 1"},{"Eva":"Sala 2"},{"Eva":"Sala 3"}]; as plain cells the three with their names
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tabletojson@4.1.15
cat > try.mjs <<'JS'
import { createRequire } from "node:module";

const { tabletojson } = createRequire(import.meta.url)("tabletojson");
const people = { Ana: "Sala 1", Luis: "Sala 2", Eva: "Sala 3" };
function table(open, close) {
  const rows = Object.entries(people).map(([name, room]) => `<tr>${open}${name}${close}<td>${room}</td></tr>`);
  const head = '<thead><tr><th scope="col">Nombre</th><th scope="col">Sala</th></tr></thead>';
  return `<table>${head}<tbody>${rows.join("")}</tbody></table>`;
}
const read = (open, close) => JSON.stringify(tabletojson.convert(table(open, close))[0]);

const seen = [read('<th scope="row">', "</th>"), read("<td>", "</td>")];
console.log(seen.join("\n"));
const expected = [
  '[{"Eva":"Sala 1"},{"Eva":"Sala 2"},{"Eva":"Sala 3"}]',
  JSON.stringify(Object.entries(people).map(([Nombre, Sala]) => ({ Nombre, Sala }))),
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
