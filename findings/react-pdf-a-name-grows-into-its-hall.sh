#!/bin/sh
# @react-pdf/renderer 4.9.0, which makes PDF of React components: of "Ana López", a tab and "T-3", as two cells copied
# from a spreadsheet come, the badge says "Ana LópezT-3", and 125 and 50 beside each other are 12550. Set in a font of
# one's own, a tab is drawn as nothing and has no width. One expects a blank, as in HTML, after which its texts and styles
# are made, or a gap; blanks and line breaks stay. Nothing is said.
# Seen by mupdf 1.28.1 in DejaVu Sans, points from the left of "T-3" and of "50": with a tab 93.1 and 34.4, with nothing
# between 93.2 and 34.3, with a blank 98.9 and 40.1
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @react-pdf/renderer@4.9.0 react@19.3.1 dejavu-fonts-ttf@2.37.3 mupdf@1.28.1
cat > try.mjs <<'JS'
import { Document, Font, Page, renderToBuffer, Text } from "@react-pdf/renderer";
import * as mupdf from "mupdf";
import { createElement } from "react";

Font.register({ family: "DejaVu", src: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf" });
const cells = [["Ana López", "T-3"], ["125", "50"]];
/** Where the second cell of each line begins, in points from the left. */
async function begins(between) {
  const texts = cells.map((row) => createElement(Text, { key: row[0] }, row.join(between)));
  const page = createElement(Page, { size: [300, 100], style: { fontFamily: "DejaVu", fontSize: 18 } }, texts);
  const file = await renderToBuffer(createElement(Document, null, page));
  const sheet = mupdf.Document.openDocument(file, "application/pdf").loadPage(0);
  const lines = [];
  sheet.toStructuredText().walk({
    beginLine: () => lines.push([]),
    onChar: (letter, [left]) => lines.at(-1).push(Number(left.toFixed(1))),
  });
  return lines.map((line, at) => line[line.length - cells[at][1].length]);
}

const [tab, nothing, blank] = [await begins("\t"), await begins(""), await begins(" ")];
console.log(`tab ${tab}; nothing ${nothing}; blank ${blank}`);
const glued = tab.every((left, at) => Math.abs(left - nothing[at]) < 0.5 && blank[at] - left > 4);
process.exit(glued ? 0 : 1);
JS
node try.mjs
