#!/bin/sh
# html-minifier-terser 7.2.0, which html-webpack-plugin runs in production: with `collapseWhitespace` words grow
# together round `output`, `data`, `meter` and `progress`, which HTML counts among the elements within a line of text.
# One expects of them what `time`, `b` and `dfn` get. But they are taken for blocks, and the spaces on both sides go:
# a countdown, which is what `output` is for, says "Faltan3días" in the built page, to eyes and to screen readers, and
# is right while one develops, or as a `span`. `conservativeCollapse` leaves a space. html-minifier-next 8.7.0, its
# successor, has mended `output` and still joins `data`; @minify-html/node 0.18.1 keeps all.
# Seen: terser output, data, meter, progress joined, time, b, dfn kept; with conservativeCollapse none joined; next
# data alone; @minify-html/node none
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund html-minifier-terser@7.2.0 html-minifier-next@8.7.0 @minify-html/node@0.18.1
cat > try.mjs <<'JS'
import minifyHtml from "@minify-html/node";
import { minify as minifyNext } from "html-minifier-next";
import { minify } from "html-minifier-terser";

const elements = ["output", "data", "meter", "progress", "time", "b", "dfn"];
const valued = new Set(["data", "meter", "progress"]);
async function joined(run) {
  const pages = elements.map((name) => `<p>Faltan <${name}${valued.has(name) ? ' value="1"' : ""}>3</${name}> días</p>`);
  const built = await Promise.all(pages.map(run));
  const texts = built.map((page) => page.replace(/<[^>]*>/g, ""));
  return elements.filter((_, at) => texts[at] === "Faltan3días").join(", ");
}
const seen = {
  terser: await joined((page) => minify(page, { collapseWhitespace: true })),
  conservative: await joined((page) => minify(page, { collapseWhitespace: true, conservativeCollapse: true })),
  next: await joined((page) => minifyNext(page, { collapseWhitespace: true })),
  "minify-html": await joined(async (page) => minifyHtml.minify(Buffer.from(page), {}).toString()),
};
console.log(seen);
const expected = { terser: "output, data, meter, progress", conservative: "", next: "data", "minify-html": "" };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs
