#!/bin/sh
# qrcode-svg 1.1.0, made of the qrcodejs of davidshimjs: a code whose text has a letter with an accent begins with an
# invisible sign, U+FEFF, which nobody put there. Unicode neither needs nor recommends it for UTF-8 (core specification,
# chapter 2), and a QR code names its encoding elsewhere. So the name on a badge, or a number with a name behind it, is
# not found at the door: readers hand the sign on, and on a screen the text looks as it should. Codes of a plain number
# and of "Ana" are right, so that a trial shows nothing. qrcode 1.5.4 adds nothing.
# Seen by jsqr 1.4.0: 2490-24-9999 and Ana as given; José and 2490-24-9999 Núñez with U+FEFF in front
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund qrcode-svg@1.1.0 qrcode@1.5.4 jsqr@1.4.0
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import jsqr from "jsqr";
import QRCode from "qrcode";
import QRCodeSvg from "qrcode-svg";

const scale = 4;
const margin = 4;
function read(modules) {
  const side = (modules.length + 2 * margin) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dark = modules[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin];
      if (dark) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsqr(pixels, side, side).data.replaceAll("\uFEFF", "<U+FEFF>");
}
function byQrcode(text) {
  const { size, data } = QRCode.create(text).modules;
  return Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size));
}
const texts = ["2490-24-9999", "Ana", "José", "2490-24-9999 Núñez"];
const seen = [
  ...texts.map((text) => `qrcode-svg ${read(new QRCodeSvg(text).qrcode.modules)}`),
  ...texts.map((text) => `qrcode ${read(byQrcode(text))}`),
];
console.log(seen.join("\n"));
const sign = ["", "", "<U+FEFF>", "<U+FEFF>"];
const expected = [
  ...texts.map((text, at) => `qrcode-svg ${sign[at]}${text}`),
  ...texts.map((text) => `qrcode ${text}`),
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
