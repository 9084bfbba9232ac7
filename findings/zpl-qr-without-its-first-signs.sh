#!/bin/sh
# ZPL, the language of Zebra's label printers, as zpl-renderer-js 3.4.0 draws it: in a QR code the field's first
# signs are no text. They say level, mode and a comma ("QA,"), which other codes of the language have elsewhere.
# Without them the code loses the beginning of what it should hold, and is still a good code: 2490-21-1000 is
# read as 0-21-1000, and the label's text beside it is complete. Data Matrix and Code 128 take the same field as
# it is.
# Seen: QR 0-21-1000, QR with "QA," 2490-21-1000, Data Matrix 2490-21-1000, Code 128 2490-21-1000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zpl-renderer-js@3.4.0 zxing-wasm@3.1.6
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { ready } from "zpl-renderer-js";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
const { api } = await ready;

async function read(field) {
  const label = `^XA^CI28^FO20,20^BY2${field}^FS^XZ`;
  const picture = Buffer.from(await api.zplToBase64Async(label, 60, 40, 8), "base64");
  return (await readBarcodes(new Uint8Array(picture))).map(({ text }) => text).join();
}

const seen = [
  `QR ${await read("^BQN,2,5^FD2490-21-1000")}`,
  `QR with "QA," ${await read("^BQN,2,5^FDQA,2490-21-1000")}`,
  `Data Matrix ${await read("^BXN,6,200^FD2490-21-1000")}`,
  `Code 128 ${await read("^BCN,100,Y,N,N^FD2490-21-1000")}`,
].join(", ");
console.log(seen);
const expected = 'QR 0-21-1000, QR with "QA," 2490-21-1000, Data Matrix 2490-21-1000, Code 128 2490-21-1000';
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
