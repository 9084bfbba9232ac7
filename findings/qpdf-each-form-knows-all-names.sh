#!/bin/sh
# qpdf 11.3.0 (Debian 12), `--split-pages` and `--pages`, and pdf-lib 1.17.1, `copyPages`: of filled certificates, one
# on each page, that are parted into files each file holds the names of all. Fields of a form whose names begin alike, as
# "nombre.1" and "nombre.2", are parts of a field "nombre" (PDF 1.7, 12.7.3.2), and with one of them its parent is taken
# and all other parts. A file shows its own page; but in that of Ana a program that reads forms lists Eva and Luis
# (qpdf), or their pages are there unseen (pdf-lib). Such files are sent to whom they belong, and one expects no more in
# them. Where the names have no point, "nombre1", both are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, names within the file of the first page of Ana, Eva and Luis, of fields with a point and without: qpdf Ana Eva
# Luis and Ana; pdf-lib Ana Eva Luis and Ana; fields listed in the file by qpdf 3
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
qpdf=11.3.0-1+deb12u1
apt-get download -qq "qpdf=$qpdf" "libqpdf29=$qpdf" libjpeg62-turbo >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdf-lib@1.17.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "pdf-lib";

const people = ["Ana", "Eva", "Luis"];
async function filled(point) {
  const sheets = await PDFDocument.create();
  for (const [at, name] of people.entries()) {
    const field = sheets.getForm().createTextField(`nombre${point}${at + 1}`);
    field.addToPage(sheets.addPage([300, 100]), { x: 20, y: 20, width: 200, height: 24 });
    field.setText(name);
  }
  return sheets.save();
}

const root = `${process.cwd()}/debian`;
const env = { LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu` };
const run = (tool, ...options) => execFileSync(`${root}/usr/bin/${tool}`, options, { env });
const split = {
  qpdf: () => run("qpdf", "--split-pages", "whole.pdf", "qpdf-%d.pdf"),
  "pdf-lib": async () => {
    const single = await PDFDocument.create();
    const [page] = await single.copyPages(await PDFDocument.load(readFileSync("whole.pdf")), [0]);
    single.addPage(page);
    writeFileSync("pdf-lib-1.pdf", await single.save());
  },
};
/** The names that any object of the file has as the value of a field. */
async function namesIn(file) {
  const objects = (await PDFDocument.load(readFileSync(file))).context.enumerateIndirectObjects();
  const fields = objects.map(([, object]) => object).filter((object) => object instanceof PDFDict);
  const values = fields.map((field) => field.get(PDFName.of("V")));
  const texts = values.filter((value) => value instanceof PDFHexString || value instanceof PDFString);
  return [...new Set(texts.map((text) => text.decodeText()))].sort().join(" ");
}

const seen = [];
for (const point of [".", ""]) {
  writeFileSync("whole.pdf", await filled(point));
  for (const [tool, part] of Object.entries(split)) {
    await part();
    seen.push(`${tool} nombre${point}1: ${await namesIn(`${tool}-1.pdf`)}`);
  }
  if (point) seen.push(`listed: ${(await PDFDocument.load(readFileSync("qpdf-1.pdf"))).getForm().getFields().length}`);
}
console.log(seen.join("\n"));
const expected = [
  "qpdf nombre.1: Ana Eva Luis",
  "pdf-lib nombre.1: Ana Eva Luis",
  "listed: 3",
  "qpdf nombre1: Ana",
  "pdf-lib nombre1: Ana",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
