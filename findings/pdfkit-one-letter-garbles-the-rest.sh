#!/bin/sh
# pdfkit 0.20.2: with a standard font, one letter outside Windows-1252 garbles the letters after it too.
# One would expect a missing sign. But such a letter is written with three or four hexadecimal digits where
# each has two, so that what follows shifts. There is no error; "José" alone is right.
# Seen, as the hexadecimal digits in the page: José 4a6f73e9, AŁB 4114142 (41 is A, 42 is B), which a reader
# takes in pairs, 41 14 14 20: the B is gone as well.
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2
cat > try.mjs <<'JS'
import PDFDocument from "pdfkit";

async function digitsOf(text) {
  const document = new PDFDocument({ compress: false });
  const parts = [];
  document.on("data", (part) => parts.push(part));
  const end = new Promise((resolve) => document.on("end", resolve));
  document.font("Helvetica").text(text);
  document.end();
  await end;
  const pdf = Buffer.concat(parts).toString("latin1");
  return pdf.match(/<([0-9a-f]+)> 0\] TJ/)?.[1];
}

const seen = `José ${await digitsOf("José")}, AŁB ${await digitsOf("AŁB")}`;
console.log(`pdfkit 0.20.2: ${seen}`);
process.exit(seen === "José 4a6f73e9, AŁB 4114142" ? 0 : 1);
JS
node try.mjs
