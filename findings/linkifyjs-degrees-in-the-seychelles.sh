#!/bin/sh
# linkifyjs 4.4.0, autolinker 4.1.5 and anchorme 3.0.8, which turn addresses within a text into links: a degree and a
# place on a podium become pages of other countries. "M.Sc. Ana Pérez" links to http://M.Sc, as .sc is the Seychelles,
# and "3.er lugar", which is how Spanish abbreviates "tercer", to http://3.er, as .er is Eritrea. All three ask whether
# the end is a country; one letter or digit before it is enough for them, although the speaker's page and the list of
# winners have nothing of an address. One expects it of "Ing.Ana" at most, which is left alone, as are "Ph.D.", "S.A."
# and "2.º lugar"; so a trial with one degree shows nothing. linkify-it 6.1.0 does it with `fuzzyLink`, and links
# by default only what begins as a link does.
# Seen: M.Sc, 3.er and usac.edu.gt linked by all three and by linkify-it with fuzzyLink; by linkify-it nothing
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund linkifyjs@4.4.0 autolinker@4.1.5 anchorme@3.0.8 linkify-it@6.1.0
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import Autolinker from "autolinker";
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";

const anchorme = createRequire(import.meta.url)("anchorme").default;
const others = ["Ph.D. Ana Pérez", "Librería San José, S.A.", "2.º lugar", "Ing.Ana Pérez"];
const texts = ["M.Sc. Ana Pérez", "3.er lugar", ...others, "Visite usac.edu.gt"];
const linkify = (options) => (text) => (new LinkifyIt(options).match(text) ?? []).map((link) => link.text);
const ways = {
  linkifyjs: (text) => find(text).map((link) => link.value),
  autolinker: (text) => Autolinker.parse(text).map((link) => link.getMatchedText()),
  anchorme: (text) => anchorme.list(text).map((link) => link.string),
  fuzzyLink: linkify({ fuzzyLink: true }),
  "linkify-it": linkify({}),
};
const seen = Object.entries(ways).map(([name, links]) => `${name}: ${texts.flatMap(links).join(" ")}`);
console.log(seen.join("\n"));
const abroad = "M.Sc 3.er usac.edu.gt";
const expected = ["linkifyjs", "autolinker", "anchorme", "fuzzyLink"].map((name) => `${name}: ${abroad}`);
expected.push("linkify-it: ");
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
