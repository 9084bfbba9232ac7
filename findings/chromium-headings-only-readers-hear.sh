#!/bin/sh
# Chromium 147 (@sparticuz/chromium 147.0.0): headings below the screen in `content-visibility: auto` are missing
# from `Accessibility.getFullAXTree` of the DevTools protocol, which tests of accessibility read, and from
# `innerText`; yet a browser in the mode that a screen reader switches on (`--force-renderer-accessibility`) has
# them in the same tree. A test that says they are hidden from ears is wrong; copies by `innerText` lack them.
# Seen: by protocol alone: 1 of 3 headings; as for a screen reader: 3 of 3; innerText: 1 of 3
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";

const section = (name) => `<section><h2>${name}</h2><p>Texto</p></section>`;
const html = `<!doctype html><style>
  section { height: 3000px }
  section ~ section { content-visibility: auto; contain-intrinsic-size: auto 3000px }
</style>${["Sede", "Programa", "Ponentes"].map(section).join("")}`;

async function headings(more) {
  const browser = await puppeteer.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args, "--no-sandbox", ...more],
    headless: "shell",
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 600 });
  await page.setContent(html);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))));
  const text = await page.evaluate(() => document.body.innerText);
  const session = await page.createCDPSession();
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await browser.close();
  const heard = nodes.filter(({ ignored, role }) => !ignored && role?.value === "heading").length;
  const copied = ["Sede", "Programa", "Ponentes"].filter((name) => text.includes(name)).length;
  return { heard, copied };
}

const alone = await headings([]);
const reader = await headings(["--force-renderer-accessibility"]);
const seen = `by protocol alone: ${alone.heard} of 3 headings; as for a screen reader: ${reader.heard} of 3; innerText: ${reader.copied} of 3`;
console.log(seen);
const expected = "by protocol alone: 1 of 3 headings; as for a screen reader: 3 of 3; innerText: 1 of 3";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
