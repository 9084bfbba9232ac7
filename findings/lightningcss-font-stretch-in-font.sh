#!/bin/sh
# lightningcss 1.33.0 (the minifier of CSS in Vite 8): `font` followed by `font-stretch` becomes one `font`, and the
# keyword a percentage in it. CSS Fonts 4 allows keywords alone there (3.8, <font-width-css3>), so browsers drop the
# whole declaration: size, weight and family are gone in the built page, and right while one develops.
# Seen: condensed → "font:700 75% 1rem Inter", 80% → "font:700 80% 1rem Inter"; Chromium 147 accepts the
# input, and neither output
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0 @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import { transform } from "lightningcss";
import puppeteer from "puppeteer-core";

const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };
const inputs = ["condensed", "80%"].map((width) => `p{font:700 1rem Inter;font-stretch:${width}}`);
const outputs = inputs.map((css) =>
  transform({ filename: "a.css", code: Buffer.from(css), minify: true, targets }).code.toString(),
);
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
await page.setContent("<!doctype html><p>Programa</p>");
async function weightWith(css) {
  return page.evaluate((text) => {
    const style = Object.assign(document.createElement("style"), { textContent: text });
    document.head.append(style);
    const { fontWeight } = getComputedStyle(document.querySelector("p"));
    style.remove();
    return fontWeight;
  }, css);
}
const weights = [];
for (const css of [...inputs, ...outputs]) weights.push(await weightWith(css));
console.log(`${await browser.version()}: ${outputs.join(" ")}: weights ${weights.join(", ")}`);
await browser.close();
const isAsSeen = outputs[0].includes("700 75% 1rem") && outputs[1].includes("700 80% 1rem");
process.exit(isAsSeen && weights.join() === "700,700,400,400" ? 0 : 1);
JS
node try.mjs
