#!/bin/sh
# turndown 7.2.5 with turndown-plugin-gfm 1.0.2 or @joplin/turndown-plugin-gfm 1.0.68, and node-html-markdown 2.0.0: in
# a timetable where a workshop takes two hours (`rowspan="2"`) the talks beside it move into another room. In HTML the
# cell of the second hour is not written, as the workshop stands in it. All three write down the cells that a row has,
# one after the other, so that the talk of room B, at 9:00, is in room A, and the last column is empty or missing. One
# expects an empty cell, or the workshop again, as Markdown has no such cells: rehype-remark 10.0.1 and the `dataTable`
# of html-to-text 10.0.1 leave the place free. Whoever sends a programme by chat or hands it to an assistant, which gets
# pages as Markdown, tells people a wrong room, and each row by itself looks right.
# Seen, of the row 9:00, (workshop in A), Charla in B: turndown with both plugins and node-html-markdown Charla in A;
# rehype-remark and html-to-text A empty, Charla in B
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund turndown@7.2.5 turndown-plugin-gfm@1.0.2 @joplin/turndown-plugin-gfm@1.0.68 \
  node-html-markdown@2.0.0 html-to-text@10.0.1 unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 \
  remark-gfm@4.0.1 remark-stringify@11.0.0
cat > try.mjs <<'JS'
import joplin from "@joplin/turndown-plugin-gfm";
import { convert } from "html-to-text";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import TurndownService from "turndown";
import { gfm } from "turndown-plugin-gfm";
import { unified } from "unified";

const remark = unified().use(rehypeParse).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const writers = {
  "turndown-plugin-gfm": (html) => new TurndownService().use(gfm).turndown(html),
  "@joplin/turndown-plugin-gfm": (html) => new TurndownService().use(joplin.gfm).turndown(html),
  "node-html-markdown": (html) => NodeHtmlMarkdown.translate(html),
  "rehype-remark": (html) => String(remark.processSync(html)).trimEnd(),
};
const timetable = `<table>
<thead><tr><th>Hora</th><th>A</th><th>B</th></tr></thead>
<tbody><tr><td>8:00</td><td rowspan="2">Taller</td><td>Apertura</td></tr><tr><td>9:00</td><td>Charla</td></tr></tbody>
</table>`;
const expected = {
  "turndown-plugin-gfm": "9:00,Charla",
  "@joplin/turndown-plugin-gfm": "9:00,Charla",
  "node-html-markdown": "9:00,Charla,",
  "rehype-remark": "9:00,,Charla",
};
let asStated = true;
for (const [name, write] of Object.entries(writers)) {
  const last = write(timetable).split("\n").at(-1);
  const cells = last.split("|").slice(1, -1).map((cell) => cell.trim()).join();
  console.log(`${name}: ${last}`);
  asStated &&= cells === expected[name];
}
const plain = convert(timetable, { selectors: [{ selector: "table", format: "dataTable" }] }).split("\n");
console.log(`html-to-text: ${plain[2]}`);
asStated &&= plain[2].indexOf("Charla") === plain[1].indexOf("Apertura") && plain[2].startsWith("9:00");
process.exit(asStated ? 0 : 1);
JS
node try.mjs
