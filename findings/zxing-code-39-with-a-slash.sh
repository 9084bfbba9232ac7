#!/bin/sh
# zxing-wasm 3.1.6: a plain Code 39 whose text has "/", "+", "$" or "%" before a letter is read as "full
# ASCII": the pair becomes another sign. Code 39 itself has all of them as letters of their own, and a card
# says nowhere which of the two its maker meant. `formats: ["Code39"]` does the same; "Code39Std" does not.
# Seen: 2490/A1 -> 2490!1, CARNET+CUI -> CARNETcUI, 2490-21/1000 -> 2490-21/1000, as Code39Std 2490/A1
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.6 bwip-js@4.11.4
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import bwip from "bwip-js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

async function read(text, formats) {
  const drawing = { bcid: "code39", text, scale: 3, padding: 15, backgroundcolor: "FFFFFF" };
  const picture = new Uint8Array(await bwip.toBuffer(drawing));
  const [code] = await readBarcodes(picture, formats ? { formats } : {});
  return code.text;
}

const seen = [
  `2490/A1 -> ${await read("2490/A1")}`,
  `CARNET+CUI -> ${await read("CARNET+CUI")}`,
  `2490-21/1000 -> ${await read("2490-21/1000")}`,
  `as Code39Std ${await read("2490/A1", ["Code39Std"])}`,
].join(", ");
console.log(`zxing-wasm 3.1.6: ${seen}`);
const expected =
  "2490/A1 -> 2490!1, CARNET+CUI -> CARNETcUI, 2490-21/1000 -> 2490-21/1000, as Code39Std 2490/A1";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
