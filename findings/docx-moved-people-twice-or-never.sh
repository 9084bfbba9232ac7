#!/bin/sh
# word-extractor 1.0.4, textract 2.5.0 and python-docx 0.8.11 (Debian 12): in a list where Word has recorded changes, a
# person whose line was moved is there twice or not at all. All three honour deletions, whose letters DOCX has in an
# element of their own, so one thinks that they know recorded changes. But what moved stands in full at both places, in
# `w:moveFrom` and `w:moveTo` (ECMA-376 17.13.5): the first two read both, python-docx neither, and no line that was
# added since. A trial with a deleted line says nothing of moves. mammoth 1.13.0 has everybody once, where they are now.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana, Eva (moved behind Luis), Luis, Rosa (deleted) and Sara (added): word-extractor and textract Ana Eva Luis
# Eva Sara, python-docx Ana Luis, mammoth Ana Luis Eva Sara
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-docx=0.8.11+dfsg1-5 python3-lxml libxml2 libxslt1.1 libicu72 liblzma5 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fflate@0.8.3 word-extractor@1.0.4 textract@2.5.0 mammoth@1.13.0
cat > read.py <<'PY'
from docx import Document

print(" ".join(paragraph.text for paragraph in Document("list.docx").paragraphs))
PY
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { strToU8, zipSync } from "fflate";
import mammoth from "mammoth";
import textract from "textract";
import WordExtractor from "word-extractor";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const formats = "http://schemas.openxmlformats.org";
let id = 0;
const by = () => `w:id="${id++}" w:author="Secretaría" w:date="2025-09-30T08:00:00Z"`;
const run = (name) => `<w:r><w:t>${name}</w:t></w:r>`;
const line = (content) => `<w:p>${content}</w:p>`;
function moved(element, name) {
  const range = id++;
  const start = `<w:${element}RangeStart w:id="${range}" w:author="Secretaría" w:date="2025-09-30T08:00:00Z" w:name="move1"/>`;
  const mark = `<w:pPr><w:rPr><w:${element} ${by()}/></w:rPr></w:pPr>`;
  return `${line(`${mark}${start}<w:${element} ${by()}>${run(name)}</w:${element}>`)}<w:${element}RangeEnd w:id="${range}"/>`;
}
const lines = [
  line(run("Ana")),
  moved("moveFrom", "Eva"),
  line(run("Luis")),
  moved("moveTo", "Eva"),
  line(`<w:del ${by()}><w:r><w:delText>Rosa</w:delText></w:r></w:del>`),
  line(`<w:ins ${by()}>${run("Sara")}</w:ins>`),
];
const parts = {
  "[Content_Types].xml": `${head}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  "word/document.xml": `${head}<w:document xmlns:w="${formats}/wordprocessingml/2006/main"><w:body>${lines.join("")}</w:body></w:document>`,
};
writeFileSync("list.docx", zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)]))));

const root = `${process.cwd()}/debian`;
const env = {
  LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu`,
  PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
};
const texts = {
  "word-extractor": (await new WordExtractor().extract("list.docx")).getBody(),
  textract: await promisify(textract.fromFileWithPath)("list.docx"),
  "python-docx": execFileSync("/usr/bin/python3", ["read.py"], { env, encoding: "utf8" }),
  mammoth: (await mammoth.extractRawText({ path: "list.docx" })).value,
};
const seen = Object.entries(texts).map(([name, text]) => `${name} ${text.trim().split(/\s+/u).join(" ")}`);
console.log(seen.join(", "));
const expected = [
  "word-extractor Ana Eva Luis Eva Sara",
  "textract Ana Eva Luis Eva Sara",
  "python-docx Ana Luis",
  "mammoth Ana Luis Eva Sara",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
