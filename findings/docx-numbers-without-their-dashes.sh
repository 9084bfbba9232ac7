#!/bin/sh
# officeparser 7.8.0, word-extractor 1.0.4 and python-docx 0.8.11 (Debian 12): the dashes of a number are lost where a
# list in Word has them as non-breaking hyphens, which people type so that a number stays on one line. DOCX writes
# such a dash as an element, `w:noBreakHyphen` (ECMA-376 17.3.3.18), and all three read letters alone: 2490-24-9999
# becomes 2490249999, while the next line, typed with plain dashes, is whole. Nothing is said, and on the screen both
# lines look the same. mammoth 1.13.0 has the dashes, as U+2011.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of both lines: officeparser, word-extractor and python-docx 2490249999 and 2490-24-1000, mammoth
# 2490‑24‑9999 and 2490-24-1000
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-docx=0.8.11+dfsg1-5 python3-lxml libxml2 libxslt1.1 libicu72 liblzma5 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund docx@9.15.2 officeparser@7.8.0 word-extractor@1.0.4 mammoth@1.13.0
cat > read.py <<'PY'
from docx import Document

print(" ".join(paragraph.text for paragraph in Document("list.docx").paragraphs))
PY
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { Document, NoBreakHyphen, Packer, Paragraph, TextRun } from "docx";
import mammoth from "mammoth";
import { parseOffice } from "officeparser";
import WordExtractor from "word-extractor";

const number = ["2490", new NoBreakHyphen(), "24", new NoBreakHyphen(), "9999"];
const children = [new Paragraph({ children: [new TextRun({ children: number })] }), new Paragraph("2490-24-1000")];
writeFileSync("list.docx", await Packer.toBuffer(new Document({ sections: [{ children }] })));

const root = `${process.cwd()}/debian`;
const env = {
  LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu`,
  PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
};
const texts = {
  officeparser: (await parseOffice("list.docx")).toText(),
  "word-extractor": (await new WordExtractor().extract("list.docx")).getBody(),
  "python-docx": execFileSync("/usr/bin/python3", ["read.py"], { env, encoding: "utf8" }),
  mammoth: (await mammoth.extractRawText({ path: "list.docx" })).value,
};
const seen = Object.entries(texts).map(([name, text]) => `${name} ${text.trim().split(/\s+/u).join(" ")}`);
console.log(seen.join(", "));
const expected = ["officeparser", "word-extractor", "python-docx"].map((name) => `${name} 2490249999 2490-24-1000`);
process.exit(seen.join() === [...expected, "mammoth 2490‑24‑9999 2490-24-1000"].join() ? 0 : 1);
JS
node try.mjs
