#!/bin/sh
# pdfunite 22.12.0 (poppler, Debian 12): filled certificates that it joins lose their names in other readers. It copies
# the part of a form's field that is drawn and drops the part that says what it is, so that pdfium, which Chrome and
# Edge have, and mupdf draw nothing there: a hundred sheets without a name. pdfunite says nothing, and poppler's own
# tools still find every name, in the text and in the picture, beside a warning. Here the form is one of pdf-lib 1.17.1,
# which keeps the two parts apart, as every form does where a name stands at two places; pdfkit 0.20.2 has them in one,
# and its names stay. qpdf 11.3.0 joins both well.
# Needs Debian 12 on amd64 with its package lists.
# Seen, names drawn by mupdf 1.28.1 and by pdfium of @hyzyla/pdfium 2.1.13, and in the text by pdftotext, of Ana and Eva:
# pdf-lib joined by pdfunite 0, 0 and 2, by qpdf 2, 2 and 2; pdfkit joined by pdfunite 2, 2 and 2, by qpdf 2, 2 and 2
set -eu
cd "$(mktemp -d)"
chmod 755 .
poppler=22.12.0-2+deb12u3
qpdf=11.3.0-1+deb12u1
apt-get download -qq "poppler-utils=$poppler" "libpoppler126=$poppler" "qpdf=$qpdf" "libqpdf29=$qpdf" libnss3 libnspr4 \
  liblcms2-2 libopenjp2-7 libtiff6 libjpeg62-turbo libpng16-16 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 \
  libfontconfig1 libfreetype6 libbrotli1 libexpat1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 pdfkit@0.20.2 mupdf@1.28.1 @hyzyla/pdfium@2.1.13
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import * as mupdf from "mupdf";
import { PDFDocument } from "pdf-lib";
import PdfKit from "pdfkit";

const people = ["Ana", "Eva"];
async function byPdfLib(name) {
  const sheet = await PDFDocument.create();
  const field = sheet.getForm().createTextField("nombre");
  field.addToPage(sheet.addPage([300, 100]), { x: 20, y: 20, width: 200, height: 24, borderWidth: 0 });
  field.setText(name);
  return sheet.save();
}
function byPdfkit(name) {
  const sheet = new PdfKit({ size: [300, 100] });
  sheet.font("Helvetica").initForm();
  sheet.formText("nombre", 20, 56, 200, 24, { value: name });
  sheet.end();
  return buffer(sheet);
}

const root = `${process.cwd()}/debian`;
const env = { LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu` };
const quiet = { env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
const run = (tool, ...options) => execFileSync(`${root}/usr/bin/${tool}`, options, quiet);
const join = {
  pdfunite: (sheets, joined) => run("pdfunite", ...sheets, joined),
  qpdf: (sheets, joined) => run("qpdf", "--empty", "--pages", ...sheets, "--", joined),
};
const ink = (pixels) => pixels.some((value) => value < 100);
function drawnByMupdf(file) {
  const sheets = mupdf.Document.openDocument(file, "application/pdf");
  const pictures = people.map((_, page) => sheets.loadPage(page).toPixmap(mupdf.Matrix.scale(2, 2), mupdf.ColorSpace.DeviceGray));
  return pictures.filter((picture) => ink(picture.getPixels())).length;
}
const library = await PDFiumLibrary.init();
async function drawnByPdfium(file) {
  const sheets = await library.loadDocument(file);
  const pictures = await Promise.all(
    people.map((_, page) => sheets.getPage(page).render({ scale: 2, render: "bitmap", renderFormFields: true })),
  );
  return pictures.filter((picture) => ink(picture.data)).length;
}

const seen = [];
for (const [maker, make] of Object.entries({ "pdf-lib": byPdfLib, pdfkit: byPdfkit })) {
  const sheets = people.map((name) => `${maker}-${name}.pdf`);
  for (const [at, name] of people.entries()) writeFileSync(sheets[at], await make(name));
  for (const tool of Object.keys(join)) {
    const joined = `${maker}-${tool}.pdf`;
    join[tool](sheets, joined);
    const file = readFileSync(joined);
    const text = run("pdftotext", joined, "-");
    const counts = [drawnByMupdf(file), await drawnByPdfium(file), people.filter((name) => text.includes(name)).length];
    seen.push(`${maker} by ${tool} ${counts}`);
  }
}
console.log(seen.join("\n"));
const expected = ["pdf-lib by pdfunite 0,0,2", "pdf-lib by qpdf 2,2,2", "pdfkit by pdfunite 2,2,2", "pdfkit by qpdf 2,2,2"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
