#!/bin/sh
# @zxing/library 0.21.3, which reads codes in JavaScript: on a server a code that holds "José Pérez" is none, while the
# same library in a browser reads it. Without a sign for another one the letters of Data Matrix and PDF417 are ISO
# 8859-1, and for that encoding the library asks where it runs: outside of a window it takes a way of its own instead of
# `TextDecoder`, which Node has too, and reads the bytes as UTF-8, of which "é" is not a part. The fault speaks of a URI
# or of the platform, and the reader for all formats hides it: "No MultiFormat Readers were able to detect the code".
# Plain letters are right, with which one tries it, and so are codes in UTF-8, though nothing in them says so.
# Seen with Node 20, of José Pérez in PDF417 and Data Matrix: none, and José Pérez with a window; Jose Perez both times;
# zxing-wasm 3.1.6 José Pérez
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @zxing/library@0.21.3 bwip-js@4.11.4 zxing-wasm@3.1.6
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as zxing from "@zxing/library";
import bwipjs from "bwip-js/node";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({ overrides: { wasmBinary: readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm").buffer } });

/** The code with 6 points a module and a margin of 10 modules, one byte a point; rows of PDF417 are three modules high. */
function draw(bcid, text) {
  const { pixs, pixx } = bwipjs.raw({ bcid, text, binarytext: true })[0];
  const tall = bcid === "pdf417" ? 3 : 1;
  const width = (pixx + 20) * 6;
  const height = ((pixs.length / pixx) * tall + 20) * 6;
  const points = new Uint8ClampedArray(width * height).fill(255);
  for (let at = 0; at < points.length; at++) {
    const x = Math.floor((at % width) / 6) - 10;
    const y = Math.floor((Math.floor(at / width / 6) - 10) / tall);
    if (x >= 0 && x < pixx && y >= 0 && pixs[y * pixx + x]) points[at] = 0;
  }
  return { points, width, height };
}
function byLibrary({ points, width, height }) {
  const source = new zxing.RGBLuminanceSource(points, width, height);
  try {
    return new zxing.MultiFormatReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source))).getText();
  } catch (fault) {
    return `none (${fault.message})`;
  }
}
function inBrowser(code) {
  globalThis.window = { [Symbol.toStringTag]: "Window" };
  const text = byLibrary(code);
  delete globalThis.window;
  return text;
}
async function byWasm({ points, width, height }) {
  const data = Uint8ClampedArray.from([...points].flatMap((grey) => [grey, grey, grey, 255]));
  const [code] = await readBarcodes({ data, width, height, colorSpace: "srgb" });
  return code?.text;
}

const seen = [];
for (const format of ["pdf417", "datamatrix"])
  for (const name of ["José Pérez", "Jose Perez"]) {
    const code = draw(format, name);
    seen.push(`${format} ${name}: ${byLibrary(code)}, ${inBrowser(code)}, ${await byWasm(code)}`);
  }
console.log(seen.join("\n"));
const none = "none (No MultiFormat Readers were able to detect the code.)";
const expected = ["pdf417", "datamatrix"].flatMap((format) => [
  `${format} José Pérez: ${none}, José Pérez, José Pérez`,
  `${format} Jose Perez: Jose Perez, Jose Perez, Jose Perez`,
]);
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
