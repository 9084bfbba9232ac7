#!/bin/sh
# lightningcss 1.33.0 (the minifier of CSS in Vite 8): an animation that gets its name from another rule stands still in
# the built page. `.dot { animation: 3s linear infinite }` with `.left { animation-name: drift }` is how one gives many
# elements the same pace and each its own path. The minifier takes a shorthand without a name for `animation: none`:
# true of that rule alone, but the three seconds and the repetition, which the second rule builds on, are gone, and no
# warning is given. In development it moves. csso 5.0.5, esbuild 0.28.2 and cssnano 7.1.9 keep them; so does a shorthand
# with any name.
# Seen in Chromium 147, as name, duration and count: input drift 3s infinite; lightningcss drift 0s 1; csso, esbuild and
# cssnano drift 3s infinite; lightningcss of a shorthand with a name drift 3s infinite
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0 csso@5.0.5 esbuild@0.28.2 cssnano@7.1.9 postcss@8.5.33 \
  @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import cssnano from "cssnano";
import { minify } from "csso";
import { transform as esbuild } from "esbuild";
import { transform } from "lightningcss";
import postcss from "postcss";
import puppeteer from "puppeteer-core";

const sheet = (name) => `.dot { animation: 3s linear infinite${name} }
  .left { animation-name: drift }
  @keyframes drift { to { translate: 9px } }`;
const lightning = (css) => transform({ filename: "a.css", code: Buffer.from(css), minify: true }).code.toString();
const css = sheet("");
const outputs = {
  input: css,
  lightningcss: lightning(css),
  csso: minify(css).css,
  esbuild: (await esbuild(css, { loader: "css", minify: true })).code,
  cssnano: (await postcss([cssnano()]).process(css, { from: undefined })).css,
  named: lightning(sheet(" drift")),
};
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
const seen = [];
for (const [name, output] of Object.entries(outputs)) {
  await page.setContent(`<!doctype html><style>${output}</style><i class="dot left"></i>`);
  const animation = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector(".dot"));
    return [style.animationName, style.animationDuration, style.animationIterationCount].join(" ");
  });
  seen.push(`${name} ${animation}`);
}
console.log(`${await browser.version()}: ${seen.join(", ")}`);
await browser.close();
const moves = (name) => `${name} drift 3s infinite`;
const expected = [moves("input"), "lightningcss drift 0s 1", ...["csso", "esbuild", "cssnano", "named"].map(moves)];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
