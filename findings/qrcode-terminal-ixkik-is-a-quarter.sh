#!/bin/sh
# qrcode-terminal 0.12.0, qrcode-generator 2.0.4 and qr.js 0.0.0, three QR writers that others are built on: a name with
# the letter ʼ (U+02BC), as K’iche’, Kaqchikel and Mam are spelled, is another one in the code. Each sign is cut to its
# last byte, so that ʼ becomes BC, which is "¼" where a code names no encoding: the door reads "Ixk¼ik", finds nobody,
# and a good code says nothing of it. ’ (U+2019) becomes a control sign. One expects UTF-8, or a fault, for what does
# not fit, as from qrcode 1.5.4. José and Núñez are right, because their letters fit into a byte, and so a trial with
# Spanish names is the very one that proves nothing. qrcode-generator takes another encoder by hand (`stringToBytes`);
# react-qr-code 2.2.0 sets it, and qrcode-terminal has no such option.
# Seen by zxing-wasm 3.1.6: the three Ixk¼ik 2490-24-9999, K<EM>iche<EM> 2490-24-9999 and José Núñez; qrcode all as
# given
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund qrcode-terminal@0.12.0 qrcode-generator@2.0.4 qr.js@0.0.0 qrcode@1.5.4 \
  zxing-wasm@3.1.6
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import qrJs from "qr.js";
import QRCode from "qrcode";
import generator from "qrcode-generator";
import TerminalCode from "qrcode-terminal/vendor/QRCode/index.js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const scale = 6;
const margin = 4;
async function read([count, isDark]) {
  const side = (count + 2 * margin) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < count * scale; y++) {
    for (let x = 0; x < count * scale; x++) {
      const at = ((y + margin * scale) * side + x + margin * scale) * 4;
      if (isDark(Math.floor(y / scale), Math.floor(x / scale))) data.fill(0, at, at + 3);
    }
  }
  const [code] = await readBarcodes({ data, width: side, height: side });
  return code.text;
}
function made(code, text) {
  code.addData(text);
  code.make();
  return [code.getModuleCount(), (row, column) => code.isDark(row, column)];
}
const writers = {
  "qrcode-terminal": (text) => made(new TerminalCode(-1, 1), text),
  "qrcode-generator": (text) => made(generator(0, "M"), text),
  "qr.js"(text) {
    const { modules } = qrJs(text);
    return [modules.length, (row, column) => modules[row][column]];
  },
  qrcode(text) {
    const { modules } = QRCode.create(text);
    return [modules.size, (row, column) => modules.get(row, column)];
  },
};
const texts = ["Ixk\u02bcik 2490-24-9999", "K\u2019iche\u2019 2490-24-9999", "José Núñez"];
const cut = ["Ixk¼ik 2490-24-9999", "K<EM>iche<EM> 2490-24-9999", "José Núñez"];
let asStated = true;
for (const [name, write] of Object.entries(writers)) {
  const seen = [];
  for (const text of texts) seen.push(await read(write(text)));
  console.log(`${name}: ${seen.join(", ")}`);
  asStated &&= seen.join() === (name === "qrcode" ? texts : cut).join();
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
