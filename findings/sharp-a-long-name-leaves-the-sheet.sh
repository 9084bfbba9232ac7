#!/bin/sh
# sharp 0.35.5, which makes pictures of SVG with librsvg: on a certificate a long name runs over the border and is cut
# off. A template says `textLength="600"` with `lengthAdjust="spacingAndGlyphs"`, which SVG has since its first version
# for a text of any length in a place of fixed width, and the browser in which one looks at it presses the letters
# together. librsvg passes over both attributes, without a warning, and sets the name in its full width; what is beyond
# the edge is not in the picture. One expects a part of the standard that is as old as `text-anchor` to be drawn, or a
# fault. Names that fit are hardly changed, so that a trial with a short one shows nothing. @resvg/resvg-js 2.6.2 and
# Chromium 147 (@sparticuz/chromium 147.0.0) do as the template says.
# Seen, from which column of 800 to which two names are, to be from 100 to 700: sharp 101-799, at the edge, and 103-592;
# resvg and Chromium 101-698 and 104-696
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 @resvg/resvg-js@2.6.2 @expo-google-fonts/instrument-sans@0.4.2 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
fonts="$PWD/node_modules/@expo-google-fonts/instrument-sans/400Regular"
cat > fonts.conf <<XML
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$fonts</dir><cachedir>$PWD/cache</cachedir></fontconfig>
XML
cat > try.mjs <<'JS'
import { Resvg } from "@resvg/resvg-js";
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";
import sharp from "sharp";

const picture = (name) => `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="100">
  <text x="100" y="60" font-family="Instrument Sans" font-size="40" textLength="600" lengthAdjust="spacingAndGlyphs"
    >${name}</text></svg>`;

/** From the first column of pixels with ink to the last one. */
function span(pixels, width) {
  const columns = [];
  for (let pixel = 0; pixel * 4 < pixels.length; pixel += 1) if (pixels[pixel * 4 + 3] > 60) columns.push(pixel % width);
  return `${Math.min(...columns)}-${Math.max(...columns)}`;
}
const browser = await puppeteer.launch({
  args: chromium.args,
  executablePath: await chromium.executablePath(),
  headless: "shell",
});
const page = await browser.newPage();
await page.setViewport({ width: 800, height: 100 });
const font = { fontDirs: [process.env.FONTS], loadSystemFonts: false };
const ways = {
  sharp: (name) => sharp(Buffer.from(picture(name))).ensureAlpha().raw().toBuffer(),
  resvg: (name) => new Resvg(picture(name), { font }).render().pixels,
  Chromium: async (name) => {
    await page.setContent(`<style>body { margin: 0 }</style>${picture(name)}`);
    const shot = await page.screenshot({ omitBackground: true });
    return sharp(shot).ensureAlpha().raw().toBuffer();
  },
};
const names = ["Ana María Fernanda López García de Núñez y Núñez", "Luis Fernando Pérez García"];
const seen = [];
for (const [way, draw] of Object.entries(ways)) {
  const spans = [];
  for (const name of names) spans.push(span(await draw(name), 800));
  seen.push(`${way} ${spans.join(", ")}`);
}
await browser.close();
console.log(seen.join("\n"));
const expected = ["sharp 101-799, 103-592", "resvg 101-698, 104-696", "Chromium 101-698, 104-696"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
FONTCONFIG_FILE="$PWD/fonts.conf" FONTS="$fonts" node try.mjs
