#!/bin/sh
# @point-of-sale/receipt-printer-encoder 4.0.1 (labels and passes on a receipt printer): without a code page the
# text is written in that of the first PC (437). It has á, é, í, ó, ú, ñ, Ñ and even É, but no capital Á, Í, Ó or
# Ú: "José Núñez" and "MUÑOZ" are right, and "Ángeles" is printed as "?ngeles", without an error.
# `codepage("auto")` prints that, but writes a name whose accents are signs of their own (NFD, as file names and
# copied texts have them on a Mac) in the code page of Vietnamese, which few printers hold.
# Seen: José Núñez kept, MUÑOZ kept, Ángeles ?ngeles, Óscar ?scar, Íngrid ?ngrid; auto: Ángeles kept, NFD page 52
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @point-of-sale/receipt-printer-encoder@4.0.1
cat > try.mjs <<'JS'
import Encoder from "@point-of-sale/receipt-printer-encoder";

const bytes = (text, page) => {
  const encoder = new Encoder();
  if (page) encoder.codepage(page);
  return Buffer.from(encoder.line(text).encode());
};
const printed = (text, page) => {
  const line = bytes(text, page).toString("latin1");
  return line.includes("?") ? line.match(/\?[a-z]+/)[0] : "kept";
};
const pages = (text) => [...bytes(text, "auto").toString("latin1").matchAll(/\x1bt([\s\S])/g)].map((page) => page[1].charCodeAt(0));
const seen = [
  ...["José Núñez", "MUÑOZ", "Ángeles", "Óscar", "Íngrid"].map((name) => `${name} ${printed(name)}`),
  `auto: Ángeles ${printed("Ángeles", "auto")}`,
  `NFD page ${pages("Nu\u0301n\u0303ez").at(-1)}`,
].join(", ");
console.log(seen);
const expected =
  "José Núñez kept, MUÑOZ kept, Ángeles ?ngeles, Óscar ?scar, Íngrid ?ngrid, auto: Ángeles kept, NFD page 52";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
