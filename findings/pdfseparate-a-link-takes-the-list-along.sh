#!/bin/sh
# pdfseparate 22.12.0 (poppler, Debian 12) and pdf-lib 1.17.1, `copyPages`, which take single pages out of a PDF: the
# certificate of Ana holds everybody's marks. Its page has a link back to the first one, the list. A page that is linked
# is taken along with all that is on it, and so are the certificates to which the list has links, although the new file
# has one page: readers show Ana's alone, and whoever unpacks the file reads the rest. One expects the page that was
# asked for, and a link that leads nowhere, as qpdf 11.3.0 and mupdf 1.28.1 make it.
# Needs Debian 12 on amd64 with its package lists.
# Seen, pages that a reader counts, and texts in the file of the second page of a list with Ana, Eva and Luis:
# pdfseparate and pdf-lib 1, lista ana eva luis; qpdf and mupdf 1, ana
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
poppler=22.12.0-2+deb12u3
qpdf=11.3.0-1+deb12u1
apt-get download -qq "poppler-utils=$poppler" "libpoppler126=$poppler" "qpdf=$qpdf" "libqpdf29=$qpdf" libnss3 \
  libnspr4 liblcms2-2 libopenjp2-7 libtiff6 libjpeg62-turbo libpng16-16 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 \
  libfontconfig1 libfreetype6 libbrotli1 libexpat1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1 mupdf@1.28.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import * as mupdf from "mupdf";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "pdf-lib";

const texts = ["lista", "ana", "eva", "luis"];
const whole = await PDFDocument.create();
const sheets = texts.map((text) => {
  const page = whole.addPage([300, 100]);
  page.drawText(text);
  return page;
});
function link(from, to, x) {
  const annotation = { Type: "Annot", Subtype: "Link", Rect: [x, 60, x + 40, 80], Dest: [to.ref, "Fit"] };
  from.node.addAnnot(whole.context.register(whole.context.obj(annotation)));
}
for (const [at, page] of sheets.slice(1).entries()) {
  link(sheets[0], page, 60 * at);
  link(page, sheets[0], 0);
}
writeFileSync("whole.pdf", await whole.save());

const root = `${process.cwd()}/debian`;
const env = { LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu` };
const run = (tool, ...options) => execFileSync(`${root}/usr/bin/${tool}`, options, { env });
const separate = {
  pdfseparate: () => run("pdfseparate", "-f", "2", "-l", "2", "whole.pdf", "pdfseparate.pdf"),
  "pdf-lib": async () => {
    const single = await PDFDocument.create();
    const [page] = await single.copyPages(await PDFDocument.load(readFileSync("whole.pdf")), [1]);
    single.addPage(page);
    writeFileSync("pdf-lib.pdf", await single.save());
  },
  qpdf: () => run("qpdf", "--empty", "--pages", "whole.pdf", "2", "--", "qpdf.pdf"),
  mupdf: () => {
    const single = new mupdf.PDFDocument();
    single.graftPage(0, mupdf.Document.openDocument(readFileSync("whole.pdf"), "application/pdf"), 1);
    writeFileSync("mupdf.pdf", single.saveToBuffer("").asUint8Array());
  },
};

const seen = [];
for (const [tool, take] of Object.entries(separate)) {
  await take();
  const file = readFileSync(`${tool}.pdf`);
  const objects = (await PDFDocument.load(file)).context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((object) => object instanceof PDFRawStream);
  const drawn = streams.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1")).join("\n");
  const held = texts.filter((text) => drawn.toLowerCase().includes(`<${Buffer.from(text).toString("hex")}>`));
  const pages = mupdf.Document.openDocument(file, "application/pdf").countPages();
  seen.push(`${tool} ${pages}, ${held.join(" ")}`);
}
console.log(seen.join("; "));
const expected = "pdfseparate 1, lista ana eva luis; pdf-lib 1, lista ana eva luis; qpdf 1, ana; mupdf 1, ana";
process.exit(seen.join("; ") === expected ? 0 : 1);
JS
node try.mjs
