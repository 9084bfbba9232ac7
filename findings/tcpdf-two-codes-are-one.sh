#!/bin/sh
# TCPDF 6.6.2 (PHP, Debian 12): Code 39 Extended and Code 93 lose small letters. Code 39 has capitals alone, and the
# extended one, type C39E, is there for the whole of ASCII: "a" is the pair "+A". TCPDF knows the pairs, and writes the
# text in capitals before it looks for them, so that none is ever used; so with C93, which has pairs of its own. Short
# codes of letters of both kinds, such as those of coupons and certificates, of which "k7Qx" and "K7qX" are two, become
# one, and are not found in the list with which they were made. Nothing is said, and numbers and capitals are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, read by zxing-wasm 3.1.6, k7Qx and K7qX: C39E K7QX and K7QX, C93 K7QX and K7QX; C128 k7Qx and K7qX; by bwip-js
# 4.11.4 code39ext k7Qx and K7qX
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq php-tcpdf=6.6.2+dfsg1-1+deb12u1 php8.2-cli=8.2.36-1~deb12u1 libargon2-1 libsodium23 libxml2 \
  libpcre2-8-0 libssl3 libicu72 liblzma5 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.6 bwip-js@4.11.4
cat > bars.php <<'PHP'
<?php
require "debian/usr/share/php/tcpdf/tcpdf_barcodes_1d.php";
$widths = fn ($type, $text) => array_column((new TCPDFBarcode($text, $type))->getBarcodeArray()["bcode"], "w");
echo json_encode($widths($argv[1], $argv[2]));
PHP
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import bwipjs from "bwip-js/node";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({ overrides: { wasmBinary: readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm").buffer } });
const folders = ["usr/lib/x86_64-linux-gnu", "lib/x86_64-linux-gnu"].map((folder) => `${process.cwd()}/debian/${folder}`);
const run = { encoding: "utf8", env: { LD_LIBRARY_PATH: folders.join(":") } };

/** The text in bars of these widths, the first one black. */
async function read(widths) {
  const margin = Array(60).fill(255);
  const bars = widths.flatMap((width, at) => Array(width * 3).fill(at % 2 ? 255 : 0));
  const line = [...margin, ...bars, ...margin];
  const row = line.flatMap((grey) => [grey, grey, grey, 255]);
  const data = Uint8ClampedArray.from(Array(80).fill(row).flat());
  const [code] = await readBarcodes({ data, width: line.length, height: 80, colorSpace: "srgb" });
  return code?.text;
}
const byTcpdf = (type, text) => read(JSON.parse(execFileSync("debian/usr/bin/php8.2", ["bars.php", type, text], run)).map(Number));
const byBwip = (type, text) => read(bwipjs.raw({ bcid: type, text })[0].sbs);

const seen = [];
for (const [make, types] of [[byTcpdf, ["C39E", "C93", "C128"]], [byBwip, ["code39ext"]]])
  for (const type of types) seen.push(`${type} ${await make(type, "k7Qx")} ${await make(type, "K7qX")}`);
console.log(seen.join("\n"));
const expected = ["C39E K7QX K7QX", "C93 K7QX K7QX", "C128 k7Qx K7qX", "code39ext k7Qx K7qX"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
