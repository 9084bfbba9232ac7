#!/bin/sh
# hucre 1.0.0: a text with `_x`, four hexadecimal digits and `_` does not survive writing and reading.
# XLSX reads such a part as a code (ECMA-376, ST_Xstring), so a writer has to write its first sign as `_x005F_`.
# hucre's reader knows the codes, its writer does not. A ticket `A_x0031_` becomes `A1`.
# Seen: A_x0031_ -> A1, _x0041_B -> AB, A_x005F_x0031_ -> A_x0031_, A_x31_ -> A_x31_
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0
cat > try.mjs <<'JS'
import { readXlsx, writeXlsx } from "hucre/xlsx";

const texts = ["A_x0031_", "_x0041_B", "A_x005F_x0031_", "A_x31_"];
const file = await writeXlsx({ sheets: [{ name: "Texts", rows: texts.map((text) => [text]) }] });
const { sheets } = await readXlsx(file);
const seen = sheets[0].rows.map(([text], row) => `${texts[row]} -> ${text}`).join(", ");
console.log(`hucre 1.0.0: ${seen}`);
const expected = "A_x0031_ -> A1, _x0041_B -> AB, A_x005F_x0031_ -> A_x0031_, A_x31_ -> A_x31_";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
