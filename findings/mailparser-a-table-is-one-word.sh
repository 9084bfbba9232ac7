#!/bin/sh
# mailparser 3.14.2, which reads mails for Node: where a mail has HTML alone, it writes `text` from it with html-to-text
# 10.0.1, and a table becomes one word. Forms and spreadsheets send their answers so, names and values in cells.
# html-to-text says that tables are treated as blocks, of which one expects lines; but all that stands in one follows
# without anything between, neither cells nor rows apart: two students become "Ana2490-24-999912Eva2490-24-10007", in
# which Ana's number may end in 9999 or in 12, and `dt` grows into its `dd`. Browsers have a tab and a line feed there
# (HTML, `innerText`). Paragraphs and lists are right, so that a mail written by hand shows nothing. `dataTable` of
# html-to-text separates cells, and mailparser's documentation has no option that passes it on.
# Seen by both: Ana2490-24-999912Eva2490-24-10007; Carné2490-24-9999; paragraphs each on a line of its own; with
# dataTable each cell by itself
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mailparser@3.14.2 html-to-text@10.0.1
cat > try.mjs <<'JS'
import { convert } from "html-to-text";
import { simpleParser } from "mailparser";

const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const bodies = {
  table: `<table>${row("Ana", "2490-24-9999", "12")}${row("Eva", "2490-24-1000", "7")}</table>`,
  list: "<dl><dt>Carné</dt><dd>2490-24-9999</dd></dl>",
  paragraphs: "<p>Ana</p><p>2490-24-9999</p>",
};
async function read(html) {
  const head = "From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n";
  const { text } = await simpleParser(head + html);
  return [text, convert(html)].map((plain) => JSON.stringify(plain.trim()));
}
const seen = [];
for (const [name, html] of Object.entries(bodies)) seen.push(`${name} ${(await read(html)).join(" ")}`);
const selectors = [{ selector: "table", format: "dataTable" }];
seen.push(`dataTable ${JSON.stringify(convert(bodies.table, { selectors }).split(/\s+/))}`);
console.log(seen.join("\n"));
const twice = (text) => `${JSON.stringify(text)} ${JSON.stringify(text)}`;
const expected = [
  `table ${twice("Ana2490-24-999912Eva2490-24-10007")}`,
  `list ${twice("Carné2490-24-9999")}`,
  `paragraphs ${twice("Ana\n\n2490-24-9999")}`,
  `dataTable ${JSON.stringify(["Ana", "2490-24-9999", "12", "Eva", "2490-24-1000", "7"])}`,
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
