#!/bin/sh
# @e965/xlsx 0.20.3 and xlsx 0.18.5 (SheetJS): a CSV file with semicolons, as spreadsheets save it where the
# comma is the decimal sign, loses exactly that sign: `8,5` is read as 85 and `12,50` as 1250, because commas are
# taken as thousands, three digits behind them or not. The semicolon is found by itself, so the file looks
# understood. `raw: true` keeps the texts; papaparse 5.7.1 leaves them as they are also with `dynamicTyping`.
# Seen: @e965/xlsx 85 and 1250, xlsx 85 and 1250, with raw 8,5 and 12,50, papaparse 8,5 and 12,50
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 xlsx@0.18.5 papaparse@5.7.1
cat > try.mjs <<'JS'
import * as newer from "@e965/xlsx";
import papaparse from "papaparse";
import older from "xlsx";

const file = "Nombre;Nota;Cuota\nAna;8,5;12,50\n";
const read = (library, options) => {
  const { Sheets, SheetNames } = library.read(file, { type: "string", ...options });
  const [, [, mark, fee]] = library.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 });
  return `${mark} and ${fee}`;
};
const [, [, mark, fee]] = papaparse.parse(file, { dynamicTyping: true, skipEmptyLines: true }).data;
const seen = [
  `@e965/xlsx ${read(newer)}`,
  `xlsx ${read(older)}`,
  `with raw ${read(newer, { raw: true })}`,
  `papaparse ${mark} and ${fee}`,
].join(", ");
console.log(seen);
const expected = "@e965/xlsx 85 and 1250, xlsx 85 and 1250, with raw 8,5 and 12,50, papaparse 8,5 and 12,50";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
