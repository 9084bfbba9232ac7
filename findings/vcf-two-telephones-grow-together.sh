#!/bin/sh
# vcf 2.1.2, cards of contacts: a note "Lleva laptop, cable" above "Sala T-3" becomes one line, "cableSala T-3". In a
# card a line break within a text is written "\n" (RFC 6350, 4). The library takes it out when it writes, and what stood
# on both sides of it grows together: two telephones in a note are one number. One expects an escape, or an error, as
# for a line that would break the file. And a card of somebody else's keeps its "\n" and "\," as these signs when it is
# read, so that reading and writing is right, and a trial that does both shows nothing.
# Seen: written NOTE:Lleva laptop, cableSala T-3, read by ical.js 2.2.1 so; of NOTE:uno\ndos the value uno\ndos
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vcf@2.1.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import VCard from "vcf";

const card = new VCard();
card.set("fn", "Ana");
card.add("note", "Lleva laptop, cable\nSala T-3");
const text = card.toString("4.0");
const read = new VCard().parse("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Eva\r\nNOTE:uno\\ndos\r\nEND:VCARD\r\n");
const seen = [
  text.match(/^NOTE.*/m)[0].trim(),
  `ical.js ${new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue("note")}`,
  `read ${read.get("note").valueOf()}`,
];
console.log(seen.join("; "));
const joined = "Lleva laptop, cableSala T-3";
process.exit(seen.join("; ") === `NOTE:${joined}; ical.js ${joined}; read uno\\ndos` ? 0 : 1);
JS
node try.mjs
