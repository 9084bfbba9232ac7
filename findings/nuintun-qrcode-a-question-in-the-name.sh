#!/bin/sh
# @nuintun/qrcode 5.0.3, which writes and reads QR codes: of K’iche’ it makes a good code of "K?iche?". Unless another
# charset is given with the text it writes ISO 8859-1, and a letter that this lacks becomes a question mark; so does
# each quotation mark of “…” and each long dash. One expects UTF-8, in which nearly all others write, or an error. The
# letters of Spanish are in there, so that a trial with José is right, and the names of Guatemala that have ’ or ʼ are
# not: a badge says one name, and its code another one, which is in no list.
# Seen: written K’iche’, Kʼicheʼ and José, read by zxing-wasm 3.1.6 K?iche?, K?iche?, José; with Charset.UTF_8 whole
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @nuintun/qrcode@5.0.3 zxing-wasm@3.1.6
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Byte, Charset, Encoder } from "@nuintun/qrcode";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

function draw(code) {
  const [scale, margin] = [4, 4];
  const width = (code.size + 2 * margin) * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let at = 0; at < width * width; at++) {
    const x = Math.floor((at % width) / scale) - margin;
    const y = Math.floor(at / width / scale) - margin;
    const isInside = x >= 0 && y >= 0 && x < code.size && y < code.size;
    if (isInside && code.get(x, y)) data.fill(0, at * 4, at * 4 + 3);
  }
  return { data, width, height: width };
}

const seen = [];
for (const charset of [[], [Charset.UTF_8]]) {
  for (const name of ["K’iche’", "Kʼicheʼ", "José"]) {
    const [code] = await readBarcodes(draw(new Encoder().encode(new Byte(name, ...charset))));
    seen.push(code.text);
  }
}
console.log(seen.join(", "));
process.exit(seen.join() === "K?iche?,K?iche?,José,K’iche’,Kʼicheʼ,José" ? 0 : 1);
JS
node try.mjs
