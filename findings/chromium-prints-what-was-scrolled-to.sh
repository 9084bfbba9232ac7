#!/bin/sh
# Chromium 147 (@sparticuz/chromium 147.0.0): of talks that fade in while one scrolls (`animation-timeline: view()`) it
# prints those to which the reader has scrolled so far. Paper does not scroll, and so the timelines of a page's own
# scrolling are inactive there (Scroll-driven Animations 1, paged media; CSSWG resolution in csswg-drafts 8226), which
# leaves everything as if it had no animation. Here the sheet keeps the moment: printed from the top of the page a
# programme has six talks and then white paper, though all twenty can be selected and found in the PDF, so that a test
# that reads its text passes. From the end of the page it is whole. The animation within `@media screen` prints all.
# Seen of 20 talks, drawn and in the text: from the top 6 and 20, after one screen 12 and 20, from the end 20 and 20;
# with @media screen, from the top, 20 and 20
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1 mupdf@1.28.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { ColorSpace, Document, Matrix } from "mupdf";
import puppeteer from "puppeteer-core";

const layout = `body { margin: 0; font: 20px sans-serif } p { height: 100px; margin: 0 }
  @keyframes appear { from { opacity: 0 } }`;
const reveal = "p { animation: appear linear both; animation-timeline: view(); animation-range: entry }";
const talks = Array.from({ length: 20 }, (_, index) => `<p>Charla ${index + 1}</p>`).join("");
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
await page.setViewport({ width: 800, height: 600 });

/** Whether a pixel of the box is dark. */
function isDrawn(picture, { x, y, w, h }) {
  const pixels = picture.getPixels();
  for (let row = Math.floor(y); row < y + h; row++) {
    const start = row * picture.getWidth() + Math.floor(x);
    if (pixels.subarray(start, start + Math.ceil(w)).some((grey) => grey < 180)) return true;
  }
  return false;
}

async function printed(css, scrollTo) {
  await page.setContent(`<!doctype html><style>${layout} ${css}</style>${talks}`);
  await page.evaluate(async (top) => {
    window.scrollTo(0, top);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, scrollTo);
  const document = Document.openDocument(await page.pdf(), "application/pdf");
  let drawn = 0;
  let written = 0;
  for (let number = 0; number < document.countPages(); number++) {
    const sheet = document.loadPage(number);
    const picture = sheet.toPixmap(Matrix.identity, ColorSpace.DeviceGray, false);
    const { blocks } = JSON.parse(sheet.toStructuredText().asJSON());
    for (const { bbox, text } of blocks.flatMap(({ lines }) => lines)) {
      if (!text.startsWith("Charla")) continue;
      written++;
      if (isDrawn(picture, bbox)) drawn++;
    }
  }
  return `${drawn} and ${written}`;
}

const seen = {
  top: await printed(reveal, 0),
  screen: await printed(reveal, 600),
  end: await printed(reveal, 100_000),
  guarded: await printed(`@media screen { ${reveal} }`, 0),
};
console.log(`${await browser.version()}: ${JSON.stringify(seen)}`);
await browser.close();
const expected = { top: "6 and 20", screen: "12 and 20", end: "20 and 20", guarded: "20 and 20" };
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node try.mjs
