#!/bin/sh
# chroma-js 3.2.0, tinycolor2 1.6.0, colord 2.14.0, culori 4.0.2, polished 4.3.1, color 5.0.3 and colorjs.io 0.7.1: text
# that nobody can see has the best contrast there is. All seven read colours with an alpha channel, and all seven
# compute the contrast as if it were not there. Black at 40 %, a usual way to write a date or a hint in grey, is #999 on
# white, 2.85 to 1 (WCAG 2 asks for 4.5); they answer 21, and so they do for `transparent`. One expects that a library
# which knows the alpha and the background lays one over the other, as browsers' own tools and axe-core do, or refuses.
# Opaque colours are right, so that a test of a palette passes until somebody writes a grey as a black with alpha.
# Seen by each of the seven on white: #999999 2.8, rgba(0, 0, 0, 0.4) 21, transparent 21
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chroma-js@3.2.0 tinycolor2@1.6.0 colord@2.14.0 culori@4.0.2 \
  polished@4.3.1 color@5.0.3 colorjs.io@0.7.1
cat > try.mjs <<'JS'
import chroma from "chroma-js";
import Color from "color";
import { colord, extend } from "colord";
import a11y from "colord/plugins/a11y";
import names from "colord/plugins/names";
import ColorJs from "colorjs.io";
import { wcagContrast } from "culori";
import { getContrast } from "polished";
import tinycolor from "tinycolor2";

extend([a11y.default ?? a11y, names.default ?? names]);
const contrasts = {
  "chroma-js": (text, ground) => chroma.contrast(text, ground),
  tinycolor2: (text, ground) => tinycolor.readability(text, ground),
  colord: (text, ground) => colord(text).contrast(ground),
  culori: (text, ground) => wcagContrast(text, ground),
  polished: (text, ground) => getContrast(text, ground),
  color: (text, ground) => Color(text).contrast(Color(ground)),
  "colorjs.io": (text, ground) => new ColorJs(text).contrast(ground, "WCAG21"),
};
const colours = ["#999999", "rgba(0, 0, 0, 0.4)", "transparent"];
const seen = Object.entries(contrasts).map(([name, contrast]) => {
  const figures = colours.map((colour) => Math.floor(contrast(colour, "#ffffff") * 10) / 10);
  return `${name} ${figures.join(" ")}`;
});
console.log(seen.join("\n"));
process.exit(seen.length === 7 && seen.every((line) => line.endsWith(" 2.8 21 21")) ? 0 : 1);
JS
node try.mjs
