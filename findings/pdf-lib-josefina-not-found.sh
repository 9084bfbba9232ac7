#!/bin/sh
# pdf-lib 1.17.1 with @pdf-lib/fontkit 1.1.1: in a font that is embedded whole, the default, a ligature has
# neither a width nor a text of its own. "Josefina" is drawn with the font's "fi" and a gap behind it, and who
# searches the certificate for Josefina, or copies the name, gets "Jose" and "na". Names without fi, fl or ff
# are right, and fonts without such a ligature too. `features: { liga: false }` keeps the letters.
# Seen, as read by mupdf and pdf.js, of Instrument Sans: Josefina no and no, Rafael yes and yes, without liga
# yes and yes
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 mupdf@1.28.1 pdfjs-dist@5.4.624 @expo-google-fonts/instrument-sans@0.4.2
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import * as mupdf from "mupdf";
import { PDFDocument } from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

const bytes = readFileSync("node_modules/@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf");

/** Whether both readers find the name in a file that holds it. */
async function found(name, options) {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(bytes, options);
  document.addPage([300, 60]).drawText(name, { x: 20, y: 20, size: 20, font });
  const file = await document.save();
  const read = mupdf.Document.openDocument(file, "application/pdf").loadPage(0).toStructuredText().asText();
  const page = await (await getDocument({ data: file, verbosity: 0 }).promise).getPage(1);
  const shown = (await page.getTextContent()).items.map(({ str }) => str).join("");
  return [read, shown].map((text) => (text.includes(name) ? "yes" : "no")).join(" and ");
}

const seen = [
  `Josefina ${await found("Josefina", {})}`,
  `Rafael ${await found("Rafael", {})}`,
  `Josefina without liga ${await found("Josefina", { features: { liga: false } })}`,
].join(", ");
console.log(seen);
process.exit(seen === "Josefina no and no, Rafael yes and yes, Josefina without liga yes and yes" ? 0 : 1);
JS
node try.mjs
