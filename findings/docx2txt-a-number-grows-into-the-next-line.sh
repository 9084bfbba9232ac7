#!/bin/sh
# docx2txt 1.4 (Debian 12), with which servers and scripts read lists in DOCX: "2490-24-1000" and, on the next line, "501
# quetzales" are 2490-24-1000501 quetzales. It finds the lines by a pattern for a paragraph that has attributes, as Word
# writes them: `<w:p w:rsidR="…">`. None is needed (ECMA-376, 17.3.1.22), and libraries such as docx and python-docx
# write `<w:p>`. Their lines and the cells of their tables follow each other without a break or a blank, so that Ana with
# 85 points and Eva with 9 are Ana85Eva9, and a number takes in the digits of the next one. One expects a line each, as
# mammoth gives it. A trial with a list from Word shows nothing, nor does a heading, whose style ends the line.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of a file by docx 9.15.2 with the lines 2490-24-1000, 501 quetzales and a table of Ana, 85, Eva, 9: docx2txt
# 2490-24-1000501 quetzalesAna85Eva9; mammoth 1.13.0 2490-24-1000, 501 quetzales, Ana, 85, Eva, 9; with an attribute for
# each paragraph docx2txt the same
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq docx2txt=1.4-5 unzip libbz2-1.0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund docx@9.15.2 mammoth@1.13.0 jszip@3.10.1
cat > write.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from "docx";
import JSZip from "jszip";
import mammoth from "mammoth";

const cell = (text) => new TableCell({ children: [new Paragraph(text)] });
const row = (...texts) => new TableRow({ children: texts.map(cell) });
const table = new Table({ rows: [row("Ana", "85"), row("Eva", "9")] });
const children = [new Paragraph("2490-24-1000"), new Paragraph("501 quetzales"), table];
const file = await Packer.toBuffer(new Document({ sections: [{ children }] }));
writeFileSync("list.docx", file);

const zip = await JSZip.loadAsync(file);
const body = await zip.file("word/document.xml").async("string");
zip.file("word/document.xml", body.replaceAll("<w:p>", '<w:p w:rsidR="00A10000">'));
writeFileSync("attributes.docx", await zip.generateAsync({ type: "nodebuffer" }));
console.log((await mammoth.extractRawText({ path: "list.docx" })).value.split(/\n+/).filter(Boolean).join("|"));
JS
export LD_LIBRARY_PATH="$PWD/debian/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
sed "s,/usr/bin/unzip,$PWD/debian/usr/bin/unzip," debian/usr/bin/docx2txt > docx2txt.pl
lines() { /usr/bin/perl docx2txt.pl "$1" - | grep . | tr '\n' '|' | sed 's/|$//'; echo; }
{
  node write.mjs
  lines list.docx
  lines attributes.docx
} > seen
cat seen
cat > expected <<'TXT'
2490-24-1000|501 quetzales|Ana|85|Eva|9
2490-24-1000501 quetzalesAna85Eva9
2490-24-1000|501 quetzales|Ana|85|Eva|9
TXT
cmp seen expected
