#!/bin/sh
# html-to-text 10.0.1, mailparser 3.14.2, which reads mails with it, and turndown 7.2.5: what a page has crossed out is
# valid again. `<s>` and `<del>` are how a programme says that a room or an hour no longer holds. All three leave the
# letters and drop the line through them: "Salón <s>3</s> 5, <del>8:00</del> 9:00" becomes "Salón 3 5, 8:00 9:00", from
# which nobody can tell the new from the old, and a workshop that was called off stands there as any other. One expects
# dashes, "~~", or nothing at all, since html-to-text even writes headings in capitals lest their weight be lost, and
# turndown marks `b`, `em` and `code`; its README has a rule for it, but only as an example of one to add.
# node-html-markdown 2.0.0 and rehype-remark 10.0.1 write "~~", and the text browsers w3m and lynx mark such words.
# Seen: html-to-text, mailparser and turndown Salón 3 5, 8:00 9:00; node-html-markdown and rehype-remark Salón ~~3~~ 5,
# ~~8:00~~ 9:00
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund html-to-text@10.0.1 mailparser@3.14.2 turndown@7.2.5 node-html-markdown@2.0.0 \
  unified@11.0.5 rehype-parse@9.0.1 rehype-remark@10.0.1 remark-gfm@4.0.1 remark-stringify@11.0.0
cat > try.mjs <<'JS'
import { convert } from "html-to-text";
import { simpleParser } from "mailparser";
import { NodeHtmlMarkdown } from "node-html-markdown";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import TurndownService from "turndown";
import { unified } from "unified";

const html = "<p>Salón <s>3</s> 5, <del>8:00</del> 9:00</p>";
const remark = unified().use(rehypeParse).use(rehypeRemark).use(remarkGfm).use(remarkStringify);
const mail = `Subject: Cambio\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`;
const marked = "Salón ~~3~~ 5, ~~8:00~~ 9:00";
const bare = "Salón 3 5, 8:00 9:00";
const results = [
  ["html-to-text", convert(html), bare],
  ["mailparser", (await simpleParser(mail)).text, bare],
  ["turndown", new TurndownService().turndown(html), bare],
  ["node-html-markdown", NodeHtmlMarkdown.translate(html), marked],
  ["rehype-remark", String(remark.processSync(html)), marked],
];
for (const [name, text] of results) console.log(`${name}: ${text.trim()}`);
process.exit(results.every(([, text, expected]) => text.trim() === expected) ? 0 : 1);
JS
node try.mjs
