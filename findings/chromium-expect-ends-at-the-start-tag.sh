#!/bin/sh
# Chromium 147 (@sparticuz/chromium 147.0.0; 156 of Debian 12 does the same): `<link rel="expect" href="#id"
# blocking="render">` should hold back the first paint until the element has been parsed, but lets go as soon as its
# start tag has arrived. The paint shows half of a `div`, and does not wait for an inline `script`, which runs at its end.
# Who lets the first paint wait for what a script writes expects an element behind the script.
# Seen: the paint waited for the second part: {"/div":false,"/script":false,"/behind":true}
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import { createServer } from "node:http";
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";

/** Each page in two parts, between which the network rests. */
const pages = {
  "/div": ["<div id=last>Ocho ", "de la mañana</div>"],
  "/script": ["<script id=last>document.querySelector('p').", "textContent = 'Faltan 13 días'</script>"],
  "/behind": ["<script>document.querySelector('p').", "textContent = 'Faltan 13 días'</script><i id=last></i>"],
};
const REST_MS = 1500;
const server = createServer((request, response) => {
  const [first, second] = pages[request.url] ?? ["", ""];
  response.setHeader("content-type", "text/html; charset=utf-8");
  const head = '<!doctype html><title>t</title><link rel=expect href="#last" blocking=render>';
  // Browsers look at the first bytes before they show anything.
  response.write(`${head}<!-- ${" ".repeat(4096)} --><p>Faltan – días</p>${first}`);
  setTimeout(() => response.end(second), REST_MS);
}).listen(0);
const { port } = server.address();

const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const waits = {};
for (const path of Object.keys(pages)) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}${path}`);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  waits[path] = (await painted.jsonValue()) >= REST_MS;
  await page.close();
}
console.log(`${await browser.version()}: the paint waited for the second part: ${JSON.stringify(waits)}`);
await browser.close();
server.close();
process.exit(!waits["/div"] && !waits["/script"] && waits["/behind"] ? 0 : 1);
JS
node try.mjs
