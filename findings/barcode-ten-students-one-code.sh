#!/bin/sh
# GNU barcode 0.99 (Debian 12): without `-e` it takes the encoding that fits best, by its manual EAN-13 for numbers of
# books and Code 128 for other texts. But any nine or ten digits, with dashes or without, count as the number of a
# book, whatever their check digit. So 2490-24-1000 is printed as 978 and nine digits, its last digit gives way to
# one that is computed, and the ten students from 2490-24-1000 to 2490-24-1009 get the very same code. 2490-24-77 and
# 2490-24-10000 are right, so that a trial may show nothing, and so is `-e 128b`.
# Needs Debian 12 on amd64 with its package lists.
# Seen by zxing-wasm 3.1.6: 2490-24-77 -> Code128 2490-24-77, 2490-24-1000 -> EAN13 9782490241002,
# 2490-24-1009 -> EAN13 9782490241002, with -e 128b Code128 2490-24-1000
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq barcode=0.99-6 libpaper1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 zxing-wasm@3.1.6
draw() { LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu" PAPERSIZE=letter debian/usr/bin/barcode -S "$@"; }
draw -b 2490-24-77 -o short.svg
draw -b 2490-24-1000 -o first.svg
draw -b 2490-24-1009 -o tenth.svg
draw -b 2490-24-1000 -e 128b -o code128.svg
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

async function read(name) {
  const margin = { top: 20, bottom: 20, left: 60, right: 60, background: "white" };
  const drawn = sharp(`${name}.svg`, { density: 200 }).flatten({ background: "white" });
  const [code] = await readBarcodes(await drawn.extend(margin).png().toBuffer());
  return `${name} ${code.format} ${code.text}`;
}

const seen = await Promise.all(["short", "first", "tenth", "code128"].map(read));
console.log(`GNU barcode 0.99: ${seen.join(", ")}`);
const expected = [
  "short Code128 2490-24-77",
  "first EAN13 9782490241002",
  "tenth EAN13 9782490241002",
  "code128 Code128 2490-24-1000",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node read.mjs
