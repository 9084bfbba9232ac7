#!/bin/sh
# svgo 4.1.0 with its defaults: a logo or favicon that turns light where the browser is dark stays dark. The common way
# is a rule for the shape and one more in `@media (prefers-color-scheme: dark)`. inlineStyles moves the first one into a
# `style` attribute, which no rule can beat. Its documentation says that it takes rules outside of media queries
# (`useMqs`), and so one thinks the others safe; but the shape has lost its class afterwards, and then the rule in the
# query goes as unused. The same happens to `@media print` and `:hover`. A class that two shapes have is left as it is,
# so that a larger drawing shows nothing.
# Seen in Chromium 147 in dark mode, before and after: class white, black; element white, black; two shapes white, white
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund svgo@4.1.0 @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";
import { optimize } from "svgo";

const shape = (attribute) => `<path ${attribute} d="M0 0h9v9z"/>`;
const logo = (selector, shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${selector}{fill:#000}
  @media (prefers-color-scheme:dark){${selector}{fill:#fff}}</style>${shapes}</svg>`;
const logos = {
  class: logo(".mark", shape('class="mark"')),
  element: logo("path", shape("")),
  "two shapes": logo(".mark", shape('class="mark"') + shape('class="mark" transform="scale(.5)"')),
};
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
async function fillOf(svg) {
  await page.setContent(`<!doctype html>${svg}`);
  const fill = await page.evaluate(() => getComputedStyle(document.querySelector("path")).fill);
  return { "rgb(0, 0, 0)": "black", "rgb(255, 255, 255)": "white" }[fill] ?? fill;
}
const seen = [];
for (const [name, svg] of Object.entries(logos)) {
  seen.push(`${name} ${await fillOf(svg)}, ${await fillOf(optimize(svg).data)}`);
}
console.log(`svgo 4.1.0, ${await browser.version()}: ${seen.join("; ")}`);
await browser.close();
process.exit(seen.join("; ") === "class white, black; element white, black; two shapes white, white" ? 0 : 1);
JS
node try.mjs
