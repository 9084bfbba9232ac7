#!/bin/sh
# bwip-js 4.11.4: Interleaved 2 of 5 holds digits in pairs. A number with an odd count of digits gets a zero in
# front without a word, and readers return it as part of the number: an identity number of 11 digits comes
# back as another one of 12. jsbarcode 3.12.3 refuses the same number. Code 128 returns it as it was.
# Seen: 24902110451 -> ITF 024902110451, Code128 24902110451; jsbarcode: not valid
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bwip-js@4.11.4 zxing-wasm@3.1.6 jsbarcode@3.12.3
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import bwip from "bwip-js";
import JsBarcode from "jsbarcode";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
const number = "24902110451";

async function read(bcid) {
  const drawing = { bcid, text: number, scale: 3, padding: 15, backgroundcolor: "FFFFFF" };
  const [code] = await readBarcodes(new Uint8Array(await bwip.toBuffer(drawing)));
  return `${code?.format} ${code?.text}`;
}

let isValid = true;
JsBarcode({}, number, { format: "ITF", valid: (valid) => (isValid = valid) });
const seen = [await read("interleaved2of5"), await read("code128"), isValid];
console.log(...seen);
process.exit(seen.join() === `ITF 0${number},Code128 ${number},false` ? 0 : 1);
JS
node try.mjs
