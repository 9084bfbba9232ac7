#!/bin/sh
# pdfseparate 22.12.0 (poppler, Debian 12): a page that is cut out of a document takes all others along if the document
# has named destinations, as a table of contents with links makes them. The page itself needs no link for that.
# Viewers show one page and find no other word, but the file holds each page with its text: who cuts the
# certificates of all into a file for each sends everybody the names of all. Without the contents the same pages
# come out alone, so that a trial shows nothing. pdf-lib 1.17.1, `copyPages`, takes the page alone in both cases.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Beto's page: without contents 1 page, Beto; with contents 1 page shown, in the file Contents, Ana, Beto and
# Carla; by pdf-lib 1 page, Beto
set -eu
cd "$(mktemp -d)"
chmod 755 .
poppler=22.12.0-2+deb12u3
apt-get download -qq "poppler-utils=$poppler" "libpoppler126=$poppler" libnss3 libnspr4 liblcms2-2 libopenjp2-7 \
  libtiff6 libjpeg62-turbo libpng16-16 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 libfontconfig1 \
  libfreetype6 libbrotli1 libexpat1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 pdf-lib@1.17.1 mupdf@1.28.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import * as mupdf from "mupdf";
import { PDFDocument as PdfLib } from "pdf-lib";
import PDFDocument from "pdfkit";

const root = `${process.cwd()}/debian`;
const env = { LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu` };
const names = ["Ana", "Beto", "Carla"];

async function certificates(linked) {
  const all = new PDFDocument();
  all.text("Contents");
  names.forEach((_, at) => linked && all.goTo(72, 100 + 20 * at, 200, 20, `page ${at}`));
  names.forEach((name, at) => {
    all.addPage().text(name);
    if (linked) all.addNamedDestination(`page ${at}`);
  });
  all.end();
  return buffer(all);
}

function cut(all) {
  writeFileSync("all.pdf", all);
  execFileSync(`${root}/usr/bin/pdfseparate`, ["-f", "3", "-l", "3", "all.pdf", "page-%d.pdf"], { env });
  return readFileSync("page-3.pdf");
}

async function copied(all) {
  const one = await PdfLib.create();
  one.addPage((await one.copyPages(await PdfLib.load(all), [2]))[0]);
  return one.save({ useObjectStreams: false });
}

/** How many pages are shown, and the text of every page that the file holds, shown or not. */
function held(file) {
  const document = mupdf.Document.openDocument(file, "application/pdf");
  const shown = document.countPages();
  const numbers = Buffer.from(file).toString("latin1").matchAll(/^(\d+) 0 obj/gmu);
  const objects = Array.from(numbers, ([, number]) => document.newIndirect(Number(number)));
  const texts = objects.filter((object) => object.get("Type").toString() === "/Page").map((page) => {
    document.insertPage(-1, page);
    return document.loadPage(document.countPages() - 1).toStructuredText().asText().trim();
  });
  return `${shown} shown, ${[...new Set(texts)].sort().join(" ")}`;
}

const linked = await certificates(true);
const seen = [held(cut(await certificates(false))), held(cut(linked)), held(await copied(linked))];
console.log(`pdfseparate 22.12.0: without contents ${seen[0]}; with contents ${seen[1]}; pdf-lib ${seen[2]}`);
process.exit(seen.join() === "1 shown, Beto,1 shown, Ana Beto Carla Contents,1 shown, Beto" ? 0 : 1);
JS
node try.mjs
