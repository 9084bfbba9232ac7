#!/bin/sh
# pdf417-generator 1.1.1: who has the same surname twice, as many do, gets a code of another text. Pieces without
# accents are looked up by their first place in the whole text, so that of the second "García" is taken from the
# first: "Ana García García" is read as "Ana Garca Garca García García". The code is good, and nothing is said.
# Other names with accents are right, also "Pérez Pérez", whose pieces are short; so a trial hardly shows it.
# A number that stands before and after such a letter is written more than once. bwip-js 4.11.4 is right with all.
# Seen: Ana García López -> same, Pérez Pérez -> same, Ana García García -> Ana Garca Garca García García,
# Carné 2490-21-1000 é 2490-21-1000 -> Carné 2490-21-1000  2490-21-1000  2490-21-1000 é 2490-21-1000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf417-generator@1.1.1 @napi-rs/canvas@1.1.1 zxing-wasm@3.1.6 bwip-js@4.11.4
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import bwip from "bwip-js";
import generator from "pdf417-generator";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** The code as the package draws it, on white with quiet zones. */
function draw(text) {
  const code = createCanvas(10, 10);
  generator.PDF417.draw(text, code, 3, 2);
  const sheet = createCanvas(code.width + 80, code.height + 80);
  const context = sheet.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.drawImage(code, 40, 40);
  return context.getImageData(0, 0, sheet.width, sheet.height);
}

async function read(picture, text) {
  const [code] = await readBarcodes(picture, { formats: ["PDF417"] });
  return code.text === text ? "same" : code.text;
}

const texts = ["Ana García López", "Pérez Pérez", "Ana García García", "Carné 2490-21-1000 é 2490-21-1000"];
const seen = [];
for (const text of texts) seen.push(`${text} -> ${await read(draw(text), text)}`);
for (const text of texts) {
  const drawing = { bcid: "pdf417", text, scale: 3, padding: 15, backgroundcolor: "FFFFFF" };
  seen.push(await read(new Uint8Array(await bwip.toBuffer(drawing)), text));
}
console.log(`pdf417-generator 1.1.1: ${seen.join(", ")}`);
const expected = [
  "Ana García López -> same",
  "Pérez Pérez -> same",
  "Ana García García -> Ana Garca Garca García García",
  "Carné 2490-21-1000 é 2490-21-1000 -> Carné 2490-21-1000  2490-21-1000  2490-21-1000 é 2490-21-1000",
  ...["same", "same", "same", "same"],
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
