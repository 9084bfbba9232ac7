#!/bin/sh
# vite 8.3.8 with its defaults (lightningcss 1.33.0): a dialog that fades away in development closes at once when built.
# `transition-behavior: allow-discrete` is written behind `transition`, because that shorthand sets it back (CSS
# Transitions 2). The minifier does not take it for a part of the shorthand, and moves it to the front, where it has no
# effect; one expects the order of declarations that touch each other to stay, and with `transition-delay` it does.
# Opening still fades, so that a look at the page hardly shows it. `allow-discrete` within the shorthand is right, and
# so is the declaration behind `transition-property` and its sisters.
# Seen in Chromium 147, before and after the build: behind the shorthand allow-discrete, then normal; within it normal,
# allow-discrete both times; behind the longhands allow-discrete both times
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vite@8.3.8 @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import { writeFileSync } from "node:fs";
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";
import { build } from "vite";

const ways = {
  behind: "transition: opacity .3s, display .3s; transition-behavior: allow-discrete",
  within: "transition: opacity .3s, display .3s allow-discrete",
  longhands: "transition-property: opacity, display; transition-duration: .3s; transition-behavior: allow-discrete",
};
writeFileSync("main.js", 'import "./page.css";');
async function built(css) {
  writeFileSync("page.css", css);
  const { output } = await build({
    logLevel: "silent",
    build: { write: false, rollupOptions: { input: "main.js" } },
  });
  return output.find(({ fileName }) => fileName.endsWith(".css")).source;
}
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
async function behaviour(css) {
  await page.setContent(`<!doctype html><style>${css}</style><dialog>Entrada</dialog>`);
  return page.evaluate(() => getComputedStyle(document.querySelector("dialog")).transitionBehavior);
}
const seen = [];
for (const [name, way] of Object.entries(ways)) {
  const css = `dialog { opacity: 0; ${way} }`;
  seen.push(`${name} ${await behaviour(css)} -> ${await behaviour(await built(css))}`);
}
console.log(`vite 8.3.8, ${await browser.version()}: ${seen.join("; ")}`);
await browser.close();
const expected = [
  "behind allow-discrete -> normal, normal",
  "within normal, allow-discrete -> normal, allow-discrete",
  "longhands allow-discrete -> allow-discrete",
];
process.exit(seen.join("; ") === expected.join("; ") ? 0 : 1);
JS
node try.mjs
