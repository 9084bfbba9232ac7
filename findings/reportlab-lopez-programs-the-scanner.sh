#!/bin/sh
# reportlab 3.6.12 (Python, Debian 12), Code 128: four small letters stand for the control signs of the code, "ñ" for
# FNC1, "ò" and "ó" for FNC2 and FNC3, "ô" for FNC4; all other letters with an accent are left out. There is no
# fault, and the text under the bars is complete. "López 2490" is read as "Lpez 2490", and FNC3 tells the scanner
# that the code is one for its own set-up, no data to pass on. "Muñoz" has a control sign in the middle, and "José"
# is short. A badge that a person reads is right, so only the door sees it.
# Needs Debian 12 on amd64 with its package lists.
# Seen, text under the bars and what zxing-wasm 3.1.6 reads: López 2490 -> Lpez 2490 for set-up, Muñoz 2490 ->
# Mu<GS>oz 2490, José 2490 -> Jos 2490
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-reportlab=3.6.12-1+deb12u1 python3-pil libjpeg62-turbo libopenjp2-7 libtiff6 libimagequant0 \
  libxcb1 libxau6 libxdmcp6 libbsd0 libmd0 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mupdf@1.28.1 zxing-wasm@3.1.6
cat > write.py <<'PY'
from reportlab.graphics.barcode.code128 import Code128
from reportlab.pdfgen.canvas import Canvas

sheet = Canvas("badges.pdf", pagesize=(400, 120))
for text in ["López 2490", "Muñoz 2490", "José 2490"]:
    Code128(text, barWidth=1.2, barHeight=60, humanReadable=True).drawOn(sheet, 5, 30)
    sheet.showPage()
sheet.save()
PY
LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" \
  PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 write.py
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as mupdf from "mupdf";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

const badges = mupdf.Document.openDocument(readFileSync("badges.pdf"), "application/pdf");
const seen = [];
for (let at = 0; at < badges.countPages(); at++) {
  const page = badges.loadPage(at);
  const picture = page.toPixmap(mupdf.Matrix.scale(4, 4), mupdf.ColorSpace.DeviceRGB).asPNG();
  const [code] = await readBarcodes(picture, { formats: ["Code128"] });
  seen.push(`${page.toStructuredText().asText().trim()} -> ${code.text}${code.readerInit ? " for set-up" : ""}`);
}
console.log(`reportlab 3.6.12: ${seen.join(", ")}`);
const expected = ["López 2490 -> Lpez 2490 for set-up", "Muñoz 2490 -> Mu<GS>oz 2490", "José 2490 -> Jos 2490"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node read.mjs
