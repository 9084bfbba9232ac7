#!/bin/sh
# es-compromise 0.2.11, which finds numbers in Spanish texts: "veintiún mil quetzales" is a thousand. Before a noun and
# before "mil" Spanish shortens "uno", and es-compromise knows the long word alone: it drops the short one and what is
# joined to it, and counts what is left, so that of a sum in words, as receipts and contracts have it, up to nine tenths
# and more are gone. "ciento un alumnos" are 100, and "treinta y un mil" are two numbers, 30 and 1000. Nothing is said.
# "veintidós mil" is right, and so is "veintiuno mil", which nobody says.
# Seen: veintiún mil quetzales 1000; veintiún mil quinientos 1500; treinta y un mil 30 and 1000; ciento un alumnos 100;
# veintidós mil 22000; veintiuno mil 21000
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund es-compromise@0.2.11
cat > try.mjs <<'JS'
import { createRequire } from "node:module";

const nlp = createRequire(import.meta.url)("es-compromise");
const texts = {
  "veintiún mil quetzales": "1000",
  "veintiún mil quinientos": "1500",
  "treinta y un mil": "30 and 1000",
  "ciento un alumnos": "100",
  "veintidós mil": "22000",
  "veintiuno mil": "21000",
};
const numbers = (text) => nlp(text).numbers().json().map((found) => found.number.num).join(" and ");
const seen = Object.keys(texts).map((text) => `${text} ${numbers(text)}`);
console.log(seen.join("; "));
const expected = Object.entries(texts).map(([text, number]) => `${text} ${number}`);
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
