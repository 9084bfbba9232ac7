#!/bin/sh
# xlsx 0.18.5 (SheetJS) and ssf 0.11.2: digits for which a format has no place are lost if it has dashes.
# Spreadsheets put all further digits at the first place: 2490211000 as `#-##-####` is shown as
# 2490-21-1000. SheetJS makes `0-21-1000` of it; numfmt 3.2.6 and the format `####-##-####` are right.
# Seen: SheetJS 0-21-1000, ssf 0-21-1000, numfmt 2490-21-1000, SheetJS with ####-##-#### 2490-21-1000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund xlsx@0.18.5 ssf@0.11.2 numfmt@3.2.6
cat > try.mjs <<'JS'
import { format } from "numfmt";
import SSF from "ssf";
import XLSX from "xlsx";

function throughSheet(numberFormat) {
  const sheet = XLSX.utils.aoa_to_sheet([[2490211000]]);
  sheet.A1.z = numberFormat;
  const file = XLSX.write({ SheetNames: ["A"], Sheets: { A: sheet } }, { type: "buffer", bookType: "xlsx" });
  return XLSX.utils.sheet_to_json(XLSX.read(file).Sheets.A, { header: 1, raw: false })[0][0];
}

const seen = [
  `SheetJS ${throughSheet("#-##-####")}`,
  `ssf ${SSF.format("#-##-####", 2490211000)}`,
  `numfmt ${format("#-##-####", 2490211000)}`,
  `SheetJS with ####-##-#### ${throughSheet("####-##-####")}`,
].join(", ");
console.log(seen);
const expected =
  "SheetJS 0-21-1000, ssf 0-21-1000, numfmt 2490-21-1000, SheetJS with ####-##-#### 2490-21-1000";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
