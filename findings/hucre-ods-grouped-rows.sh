#!/bin/sh
# hucre 1.0.0: `readOds` drops rows that somebody grouped, and header rows that repeat on each page.
# OpenDocument wraps them in `table:table-row-group` and `table:table-header-rows`; both are ordinary in
# LibreOffice (Data, Group; Format, Print Ranges, Rows to Repeat). Nothing says that rows are missing.
# Seen: four rows in the file, ["One","Four"] read; without the wrappers all four are read
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.3
cat > try.mjs <<'JS'
import { strToU8, zipSync } from "fflate";
import { readOds } from "hucre/ods";

const oasis = "urn:oasis:names:tc:opendocument:xmlns";
const type = "application/vnd.oasis.opendocument.spreadsheet";
const row = (text) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;

async function read(rows) {
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content office:version="1.2" xmlns:office="${oasis}:office:1.0" xmlns:table="${oasis}:table:1.0" xmlns:text="${oasis}:text:1.0">
<office:body><office:spreadsheet><table:table table:name="List">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest manifest:version="1.2" xmlns:manifest="${oasis}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  const file = zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    "META-INF/manifest.xml": strToU8(manifest),
    "content.xml": strToU8(content),
  });
  const { sheets } = await readOds(file);
  return JSON.stringify(sheets[0].rows.flat());
}

const wrapped = await read(
  row("One") +
    `<table:table-row-group>${row("Two")}</table:table-row-group>` +
    `<table:table-header-rows>${row("Three")}</table:table-header-rows>` +
    row("Four"),
);
const plain = await read(["One", "Two", "Three", "Four"].map(row).join(""));
console.log(`hucre 1.0.0: wrapped ${wrapped}, plain ${plain}`);
process.exit(wrapped === '["One","Four"]' && plain === '["One","Two","Three","Four"]' ? 0 : 1);
JS
node try.mjs
