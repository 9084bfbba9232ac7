#!/bin/sh
# pdftotext 22.12.0 (poppler, Debian 12): its manual says that hyphenation is undone, and one thinks of words. But any
# dash at the end of a line goes, and the line's end with it: "8:00-" above "9:30" becomes "8:009:30", and "2490-"
# above "24-1234" another number. Worse in a list, which is read column by column: "-" where somebody has no
# telephone is a line of its own and leaves nothing at all, so that five names stand beside two numbers. `-layout` and
# `-raw` keep every dash, and so does mupdf 1.28.1.
# Needs Debian 12 on amd64 with its package lists.
# Seen: Tel. 5555-1234 5555-9999 | 8:009:30 | 249024-1234; with -layout, -raw and mupdf three "-" alone, "8:00-" and
# "2490-"
set -eu
cd "$(mktemp -d)"
chmod 755 .
poppler=22.12.0-2+deb12u3
apt-get download -qq "poppler-utils=$poppler" "libpoppler126=$poppler" libnss3 libnspr4 liblcms2-2 libopenjp2-7 \
  libtiff6 libjpeg62-turbo libpng16-16 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 libfontconfig1 \
  libfreetype6 libbrotli1 libexpat1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 mupdf@1.28.1
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import * as mupdf from "mupdf";
import PDFDocument from "pdfkit";

const people = [["Ana", "-"], ["Beto", "5555-1234"], ["Carla", "-"], ["Delia", "-"], ["Elena", "5555-9999"]];
const sheet = new PDFDocument({ size: "LETTER" });
[["Nombre", "Tel."], ...people].forEach(([name, telephone], at) => {
  sheet.text(name, 72, 72 + 18 * at, { lineBreak: false }).text(telephone, 300, 72 + 18 * at, { lineBreak: false });
});
sheet.addPage().text("Taller de redes, de 8:00-\n9:30 en el auditorio.");
sheet.addPage().text("Constancia del estudiante 2490-\n24-1234, de Ingeniería.");
sheet.end();
writeFileSync("list.pdf", await buffer(sheet));

const root = `${process.cwd()}/debian`;
const env = { LD_LIBRARY_PATH: `${root}/usr/lib/x86_64-linux-gnu:${root}/lib/x86_64-linux-gnu` };
const poppler = (...options) =>
  execFileSync(`${root}/usr/bin/pdftotext`, [...options, "list.pdf", "-"], { env, encoding: "utf8" }).split("\f");

const words = (text) => text.trim().split(/\s+/);
/** How many dashes stand alone on the first page, and the last part of the other lines that end with one. */
function dashes([list, ...lines]) {
  const ends = lines.flatMap((text) => words(text).filter((word) => /.-$/u.test(word)));
  return [words(list).filter((word) => word === "-").length, ...ends].join(" ");
}

const opened = mupdf.Document.openDocument(readFileSync("list.pdf"), "application/pdf");
const byMupdf = [0, 1, 2].map((at) => opened.loadPage(at).toStructuredText().asText());

const [list, hours, number] = poppler();
const seen = [
  `Tel. ${list.split("Tel.")[1].trim().replace(/\s+/gu, " ")}`,
  words(hours).find((word) => word.startsWith("8:00")),
  words(number).find((word) => word.startsWith("2490")),
  ...[poppler("-layout"), poppler("-raw"), byMupdf].map(dashes),
];
console.log(`pdftotext 22.12.0: ${seen.join(" | ")}`);
const expected = ["Tel. 5555-1234 5555-9999", "8:009:30", "249024-1234,", ...Array(3).fill("3 8:00- 2490-")];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
