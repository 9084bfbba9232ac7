#!/bin/sh
# vite 8.3.8 with its defaults (lightningcss 1.33.0) and normalize.css 8.0.1: codes and numbers in `code` shrink to 13
# pixels in the built page. normalize.css, as other resets, writes `font-family: monospace, monospace` on purpose
# ("correct the inheritance and scaling of font size"): browsers have a smaller usual size for the family `monospace`
# alone, and the second name switches that off. The minifier takes it for a repetition and drops it. One expects that a
# name which is there twice changes nothing; here it is the whole point of the rule. In development the text has 16
# pixels. csso 5.0.5 and esbuild 0.28.2 keep both names.
# Seen in Chromium 147, size of code within 16px: normalize.css 16px, vite 13px, lightningcss 13px, csso 16px, esbuild
# 16px
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8 lightningcss@1.33.0 normalize.css@8.0.1 csso@5.0.5 esbuild@0.28.2 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import { readFileSync, writeFileSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import { minify } from "csso";
import { transform as esbuild } from "esbuild";
import { transform } from "lightningcss";
import puppeteer from "puppeteer-core";
import { build } from "vite";

writeFileSync("main.js", 'import "normalize.css";');
const { output } = await build({ logLevel: "silent", build: { write: false, rollupOptions: { input: "main.js" } } });
const css = readFileSync("node_modules/normalize.css/normalize.css", "utf8");
const sheets = {
  "normalize.css": css,
  vite: output.find(({ fileName }) => fileName.endsWith(".css")).source,
  lightningcss: transform({ filename: "a.css", code: Buffer.from(css), minify: true }).code.toString(),
  csso: minify(css).css,
  esbuild: (await esbuild(css, { loader: "css", minify: true })).code,
};
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
const seen = [];
for (const [name, sheet] of Object.entries(sheets)) {
  await page.setContent(`<!doctype html><style>${sheet}</style><p>Carné <code>2490-24-9999</code></p>`);
  seen.push(`${name} ${await page.evaluate(() => getComputedStyle(document.querySelector("code")).fontSize)}`);
}
console.log(`${await browser.version()}: ${seen.join(", ")}`);
await browser.close();
const expected = "normalize.css 16px, vite 13px, lightningcss 13px, csso 16px, esbuild 16px";
process.exit(seen.join(", ") === expected ? 0 : 1);
JS
node try.mjs
