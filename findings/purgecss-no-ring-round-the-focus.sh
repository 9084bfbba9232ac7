#!/bin/sh
# purgecss 8.0.0: rules that say what happens on hover or focus are taken out if they say it with `:is()` or `:where()`.
# `a:is(:hover, :focus-visible)` is the same as `a:hover, a:focus-visible`, which is kept; but within the brackets it
# looks for something that the pages have, finds no tag, class or id, and takes the whole rule as unused. Of `:is(a,
# button):focus-visible` it finds both tags, and the rule is gone all the same. So people who use a keyboard no longer
# see where they are, while the page looks as before. One expects that pseudo-classes, of which no file can know whether
# they will hold, are left alone, as they are without such brackets; there is no report. `:not()` alone is safe,
# `:where(:not(…))` is not, and `.card:is(.wide, :hover)` loses its second half.
# Seen: kept a:hover,a:focus-visible and .card:not(.off); gone a:is(:hover,:focus-visible),
# button:where(:focus-visible), :is(a,button):focus-visible and .card:where(:not(.off)); .card:is(.wide,:hover) becomes
# .card:is(.wide)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund purgecss@8.0.0
cat > try.mjs <<'JS'
import { PurgeCSS } from "purgecss";

const raw = '<p class="card wide"><a href="/entrada">Mi entrada</a></p><button>Guardar</button>';
const selectors = {
  "a:hover,a:focus-visible": "a:hover,a:focus-visible",
  ".card:not(.off)": ".card:not(.off)",
  "a:is(:hover,:focus-visible)": "gone",
  "button:where(:focus-visible)": "gone",
  ":is(a,button):focus-visible": "gone",
  ".card:where(:not(.off))": "gone",
  ".card:is(.wide,:hover)": ".card:is(.wide)",
};
let isAsSeen = true;
for (const [selector, expected] of Object.entries(selectors)) {
  const [{ css }] = await new PurgeCSS().purge({
    content: [{ raw, extension: "html" }],
    css: [{ raw: `${selector}{outline:2px solid}` }],
  });
  const left = css.trim() === "" ? "gone" : css.replace(/\{.*/s, "");
  console.log(`${selector} -> ${left}`);
  isAsSeen &&= left === expected;
}
process.exit(isAsSeen ? 0 : 1);
JS
node try.mjs
