#!/bin/sh
# jsqr 1.4.0: what a QR code holds in ISO 8859-1, the encoding that its standard takes where none is named, is
# left out if it has a letter such as "ñ". The reading still succeeds: "data" is empty, or only the other
# segments of the code, so that a number with a name behind it looks like a complete, shorter number.
# Seen: "Núñez 7341" -> data "", 10 bytes; "0901" in digits and "-18-2 Núñez" in bytes -> data "0901"
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund jsqr@1.4.0 qrcode@1.5.4
cat > try.mjs <<'JS'
import jsQR from "jsqr";
import QRCode from "qrcode";

const latin1 = (text) => ({ mode: "byte", data: Buffer.from(text, "latin1") });

/** Draws the code with 6 pixels a module and a margin of 4 modules, and reads it. */
function read(segments) {
  const { modules } = QRCode.create(segments);
  const side = (modules.size + 8) * 6;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const row = Math.floor(at / side / 6) - 4;
    const column = Math.floor((at % side) / 6) - 4;
    const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
    if (isInside && modules.get(row, column)) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, side, side);
}

const name = read([latin1("Núñez 7341")]);
const both = read([{ mode: "numeric", data: "0901" }, latin1("-18-2 Núñez")]);
const plain = read([latin1("Nunez 7341")]);
const seen = [name?.data, name?.binaryData.length, both?.data, plain?.data];
console.log(...seen.map((each) => JSON.stringify(each)));
const expected = ["", 10, "0901", "Nunez 7341"];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs
