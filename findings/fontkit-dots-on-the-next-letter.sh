#!/bin/sh
# fontkit 2.0.4 (which pdfkit uses): where a font has no anchor for a letter and an accent, the accent is set
# at the pen, and so over the next letter. Browsers place it over its own letter, by the letter's width.
# Instrument Sans 5.3.0 of Fontsource has such anchors for u and n, and none for x, on which Mam writes its
# dots: "ẍu" (x, U+0308, u) looks like "xü". The glyph exists, so nothing seems to lack.
# Seen, as the dots' offset to the left in units of the font: after u -512, after n -490, after x 0
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 @fontsource/instrument-sans@5.3.0
cat > try.mjs <<'JS'
import { openSync } from "fontkit";

const font = openSync(
  "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff",
);
const seen = ["u", "n", "x"].map((letter) => {
  const { positions } = font.layout(`${letter}\u0308u`);
  return `after ${letter} ${positions[1].xOffset}`;
});
console.log(`fontkit 2.0.4: ${seen.join(", ")}`);
process.exit(seen.join(", ") === "after u -512, after n -490, after x 0" ? 0 : 1);
JS
node try.mjs
