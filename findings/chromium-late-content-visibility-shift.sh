#!/bin/sh
# Chromium 147 (@sparticuz/chromium 147.0.0): `content-visibility: auto` that reaches an element after it was
# painted, as from a style sheet that comes late, is counted as a layout shift, though the picture in it has
# the same box before and after. `opacity`, added at the same moment, is not. So rules with it belong into
# the styles that are there from the first paint, or off the first screen.
# Seen: content-visibility: shift 0.0202, box unchanged; opacity: shift 0, box unchanged
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const picture = "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='200'><rect width='300' height='200' fill='green'/></svg>";
const html = `<!doctype html><style>body { margin: 0 } span { display: block; width: 300px; height: 200px }</style>
  <p>Text</p><span><img width="300" height="200" src="data:image/svg+xml,${encodeURIComponent(picture)}"></span>`;

async function shiftAfter(css) {
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 600 });
  await page.setContent(html);
  const seen = await page.evaluate(async (late) => {
    const painted = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)));
      });
    const box = () => JSON.stringify(document.querySelector("img").getBoundingClientRect());
    await painted();
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: false });
    const before = box();
    document.head.append(Object.assign(document.createElement("style"), { textContent: late }));
    await painted();
    await painted();
    return { shift, isSame: before === box() };
  }, css);
  await page.close();
  return seen;
}

const late = await shiftAfter("span { content-visibility: auto }");
const control = await shiftAfter("span { opacity: 0.9 }");
console.log(`${await browser.version()}: content-visibility ${JSON.stringify(late)}, opacity ${JSON.stringify(control)}`);
await browser.close();
process.exit(late.shift > 0 && late.isSame && control.shift === 0 && control.isSame ? 0 : 1);
JS
node try.mjs
