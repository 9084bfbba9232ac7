#!/bin/sh
# docxtemplater 3.71.0, easy-template-x 7.2.8, mustache 4.2.0 and hogan.js 3.0.2: in a list of people whoever has no
# telephone gets that of the office. Within a loop a name that the person lacks is looked up outside of it, where the
# document's own data are; so the manuals say of Mustache. One expects nothing to be written for nothing, above all
# where the field is there and is null or undefined, as a database answers: yet docxtemplater goes on outwards then too,
# and easy-template-x and hogan.js for undefined. An empty text stays empty in all of them, and a list in which
# everybody has a telephone is right, so that a trial shows nothing. Handlebars 4.7.8 leaves the place empty.
# Seen, of "", null, undefined and no field: docxtemplater office for the last three, easy-template-x and hogan.js for
# the last two, mustache for the last, Handlebars for none
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund docxtemplater@3.71.0 pizzip@3.3.0 easy-template-x@7.2.8 docx@9.15.2 \
  mustache@4.2.0 hogan.js@3.0.2 handlebars@4.7.8
cat > try.mjs <<'JS'
import { Document, Packer, Paragraph } from "docx";
import Docxtemplater from "docxtemplater";
import { TemplateHandler } from "easy-template-x";
import Handlebars from "handlebars";
import Hogan from "hogan.js";
import Mustache from "mustache";
import PizZip from "pizzip";

const people = [{ phone: "" }, { phone: null }, { phone: undefined }, {}];
const data = () => ({ phone: "office", people: structuredClone(people) });
const lines = ["{#people}", "<{phone}>", "{/people}"];
const children = lines.map((line) => new Paragraph(line));
const word = await Packer.toBuffer(new Document({ sections: [{ children }] }));
const text = "{{#people}}<{{phone}}>{{/people}}";
const read = (zip) => new Docxtemplater(zip, { delimiters: { start: "[[", end: "]]" } }).getFullText();
const seen = {
  docxtemplater: new Docxtemplater(new PizZip(word), { paragraphLoop: true }).render(data()).getFullText(),
  "easy-template-x": read(new PizZip(await new TemplateHandler().process(word, data()))),
  "hogan.js": Hogan.compile(text).render(data()),
  mustache: Mustache.render(text, data()),
  handlebars: Handlebars.compile(text)(data()),
};
const expected = ["<><office><office><office>", "<><><office><office>", "<><><office><office>", "<><><><office>"];
for (const [name, written] of Object.entries(seen)) console.log(`${name}: ${written}`);
process.exit(Object.values(seen).join() === [...expected, "<><><><>"].join() ? 0 : 1);
JS
node try.mjs
