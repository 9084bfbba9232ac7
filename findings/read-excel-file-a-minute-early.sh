#!/bin/sh
# read-excel-file 9.3.17: of the 96 quarter hours of a day, 32 are read a millisecond early, because the day's
# fraction is cut off instead of rounded: 14:00 in the sheet becomes 13:59:59.999, which a page shows as
# 13:59. exceljs 4.4.0 reads all of the same file exactly.
# Seen: read-excel-file 32 of 96 early, 14:00 -> 2025-10-04T13:59:59.999Z; exceljs 0
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 exceljs@4.4.0 2>/dev/null
cat > try.mjs <<'JS'
import ExcelJS from "exceljs";
import { readSheet } from "read-excel-file/node";

const quarters = Array.from({ length: 96 }, (_, quarter) => Date.UTC(2025, 9, 4, 0, quarter * 15));
const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet("Horas");
for (const time of quarters) sheet.addRow([new Date(time)]);
await written.xlsx.writeFile("horas.xlsx");

const rows = await readSheet("horas.xlsx");
const early = rows.filter(([date], quarter) => date.getTime() === quarters[quarter] - 1);
const again = new ExcelJS.Workbook();
await again.xlsx.readFile("horas.xlsx");
const cells = again.getWorksheet("Horas").getColumn(1).values.slice(1);
const wrong = cells.filter((date, quarter) => date.getTime() !== quarters[quarter]);
const afternoon = rows[56][0].toISOString();
console.log(early.length, "of", rows.length, afternoon, wrong.length);
const isAsStated = early.length === 32 && wrong.length === 0;
process.exit(isAsStated && afternoon === "2025-10-04T13:59:59.999Z" ? 0 : 1);
JS
node try.mjs
