#!/bin/sh
# hucre 1.0.0: dates of an XLSX before March 1900 come back a day later than LibreOffice saved them.
# LibreOffice counts days from 1899-12-30, also negative ones: 1890-12-31 is saved as -3286. hucre counts
# everything up to 59 from 1899-12-31, as Excel does for 1 to 59, and gives 60 and 59 the same day.
# Seen: -3286 -> 1891-01-01, -1 -> 1899-12-30, 59 -> 1900-02-28, 60 -> 1900-02-28, 61 -> 1900-03-01
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0
cat > try.mjs <<'JS'
import { readXlsx, writeXlsx } from "hucre/xlsx";

const serials = [-3286, -1, 59, 60, 61];
const file = await writeXlsx({
  sheets: [{ name: "Days", columns: [{ numFmt: "yyyy-mm-dd" }], rows: serials.map((serial) => [serial]) }],
});
const { sheets } = await readXlsx(file, { readStyles: true });
const seen = sheets[0].rows.map(([day], row) => `${serials[row]} -> ${day.toISOString().slice(0, 10)}`).join(", ");
console.log(`hucre 1.0.0: ${seen}`);
const expected = "-3286 -> 1891-01-01, -1 -> 1899-12-30, 59 -> 1900-02-28, 60 -> 1900-02-28, 61 -> 1900-03-01";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
