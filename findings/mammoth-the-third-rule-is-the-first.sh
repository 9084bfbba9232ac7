#!/bin/sh
# mammoth 1.13.0, from Word to HTML: a numbered list that goes on behind a paragraph begins anew. In rules one writes a
# note between the second and the third point, and Word counts on, because both parts have the same numbering (`numId`,
# ECMA-376 17.9); or it begins at 4, as `w:start` says. mammoth writes `<ol>` twice without a `start`, so that the page
# says 1 where the document on everybody's desk says 3: "see point 3" points at nothing, and a turn or a place on a list
# of winners is another one. One expects the number that Word shows, or none at all as with its plain text; `messages`,
# where mammoth reports what it could not convert, is empty. A list in one piece is right, so that a trial shows
# nothing. pandoc 2.17.1.1 of Debian 12 writes `start`.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 1 Uno, 2 Dos, a note, 3 Tres, another list 4 Cuatro: mammoth 1 Uno 2 Dos, 1 Tres, 1 Cuatro and no message;
# pandoc 1 Uno 2 Dos, 3 Tres, 4 Cuatro
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get download -qq pandoc=2.17.1.1-2~deb12u1 pandoc-data liblua5.3-0 libyaml-0-2 libgmp10 \
  libffi8 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mammoth@1.13.0 docx@9.15.2
cat > write.mjs <<'JS'
import { writeFileSync } from "node:fs";
import { Document, LevelFormat, Packer, Paragraph } from "docx";

const list = (start) => ({
  reference: `from ${start}`,
  levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", start }],
});
const point = (text, start) => new Paragraph({ text, numbering: { reference: `from ${start}`, level: 0 } });
const children = [point("Uno", 1), point("Dos", 1), new Paragraph("Nota"), point("Tres", 1), new Paragraph("Otra")];
const sections = [{ children: [...children, point("Cuatro", 4)] }];
const rules = new Document({ numbering: { config: [list(1), list(4)] }, sections });
writeFileSync("rules.docx", await Packer.toBuffer(rules));
JS
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import mammoth from "mammoth";

const { value, messages } = await mammoth.convertToHtml({ path: "rules.docx" });
/** The points of a page with the numbers that browsers give them. */
function numbered(html) {
  const points = [];
  for (const [, attributes, content] of html.matchAll(/<ol([^>]*)>(.*?)<\/ol>/gs)) {
    let number = Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1);
    for (const [, text] of content.matchAll(/<li>(?:<p>)?(\w+)/g)) points.push(`${number++} ${text}`);
  }
  return points.join(" ");
}
const seen = [`mammoth ${numbered(value)}, ${messages.length} messages`, `pandoc ${numbered(readFileSync(0, "utf8"))}`];
console.log(seen.join("\n"));
const expected = ["mammoth 1 Uno 2 Dos 1 Tres 1 Cuatro, 0 messages", "pandoc 1 Uno 2 Dos 3 Tres 4 Cuatro"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node write.mjs
LD_LIBRARY_PATH="$folder/debian/usr/lib/x86_64-linux-gnu:$folder/debian/lib/x86_64-linux-gnu" debian/usr/bin/pandoc \
  --data-dir="$folder/debian/usr/share/pandoc/data" --to html rules.docx > pandoc.html
node read.mjs < pandoc.html
