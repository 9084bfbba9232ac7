#!/bin/sh
# striptags 3.2.0, liquidjs 10.30.1 (`strip_html`), underscore.string 3.3.6 and voca 1.4.1: of "Nota <60 reprueba; nota
# >61 aprueba" they leave "Nota 61 aprueba", which is another rule and reads like one. A tag begins with "<" and a
# letter (HTML, 13.2.5.6); before a digit the sign is text, and browsers show the sentence as it stands. All four take
# away whatever is between "<" and ">", and striptags and voca all that follows a "<" without a ">" too: "Edad <18 con
# permiso" is "Edad". One expects that a filter made for texts of people knows what a tag is, as string-strip-html
# 13.5.3 and jsdom 29.1.1 do.
# Seen: all four Nota 61 aprueba; of Edad <18 con permiso striptags and voca "Edad ", the two others whole;
# string-strip-html and jsdom both whole
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund striptags@3.2.0 liquidjs@10.30.1 underscore.string@3.3.6 voca@1.4.1 \
  string-strip-html@13.5.3 jsdom@29.1.1
cat > try.mjs <<'JS'
import { JSDOM } from "jsdom";
import { Liquid } from "liquidjs";
import { stripHtml } from "string-strip-html";
import striptags from "striptags";
import underscoreString from "underscore.string";
import voca from "voca";

const rule = "Nota <60 reprueba; nota >61 aprueba";
const age = "Edad <18 con permiso";
const another = "Nota 61 aprueba";
const liquid = new Liquid();
const filters = {
  striptags: [striptags, another, "Edad "],
  liquidjs: [(text) => liquid.parseAndRenderSync("{{ text | strip_html }}", { text }), another, age],
  "underscore.string": [underscoreString.stripTags, another, age],
  voca: [voca.stripTags, another, "Edad "],
  "string-strip-html": [(text) => stripHtml(text).result, rule, age],
  jsdom: [(text) => new JSDOM(text).window.document.body.textContent, rule, age],
};
let asStated = true;
for (const [name, [filter, ...expected]] of Object.entries(filters)) {
  const seen = [rule, age].map((text) => filter(text));
  console.log(`${name}: ${JSON.stringify(seen)}`);
  asStated &&= seen.join() === expected.join();
}
process.exit(asStated ? 0 : 1);
JS
node try.mjs
