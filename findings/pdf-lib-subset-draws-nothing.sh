#!/bin/sh
# pdf-lib 1.17.1 with @pdf-lib/fontkit 1.1.1: a TrueType font embedded with `subset: true` may lose its outlines.
# Of Merriweather not one letter of a name is drawn, of EB Garamond a few; Instrument Sans is right. The file is
# valid, the widths are kept, and the text can be searched and copied, so a test that reads the text of a
# certificate passes while the sheet is empty. pdfkit 0.20.2, whose fontkit is newer, draws all of it.
# Seen, of Merriweather: subset empty, whole drawn, pdfkit drawn, each with the text Josefina Núñez
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 pdfkit@0.20.2 mupdf@1.28.1 @expo-google-fonts/merriweather@0.4.2
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import * as mupdf from "mupdf";
import { PDFDocument } from "pdf-lib";
import PDFKit from "pdfkit";

const name = "Josefina Núñez";
const bytes = readFileSync("node_modules/@expo-google-fonts/merriweather/400Regular/Merriweather_400Regular.ttf");

async function withPdfLib(subset) {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(bytes, { subset });
  document.addPage([300, 60]).drawText(name, { x: 20, y: 20, size: 20, font });
  return document.save();
}

async function withPdfkit() {
  const document = new PDFKit({ size: [300, 60], margin: 0 });
  const parts = [];
  document.on("data", (part) => parts.push(part));
  const end = new Promise((resolve) => document.on("end", resolve));
  document.font(bytes).fontSize(20).text(name, 20, 20);
  document.end();
  await end;
  return Buffer.concat(parts);
}

function look(file) {
  const page = mupdf.Document.openDocument(file, "application/pdf").loadPage(0);
  const pixels = page.toPixmap(mupdf.Matrix.identity, mupdf.ColorSpace.DeviceGray, false).getPixels();
  const text = page.toStructuredText().asText().trim();
  return `${pixels.some((grey) => grey < 128) ? "drawn" : "empty"} with the text ${text}`;
}

const seen = [
  `subset ${look(await withPdfLib(true))}`,
  `whole ${look(await withPdfLib(false))}`,
  `pdfkit ${look(await withPdfkit())}`,
].join(", ");
console.log(seen);
const expected = `subset empty with the text ${name}, whole drawn with the text ${name}, pdfkit drawn with the text ${name}`;
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs 2>/dev/null
