#!/bin/sh
# html2canvas 1.4.1, with which pages save a badge or a certificate as a picture: `text-transform: capitalize` leaves
# out initials with an accent. It shapes the text itself, and counts a to z alone as letters, so that "María" and
# "Núñez" get their capitals, and "ángel óscar íñiguez" stays as it was typed. The page beside it shows "Ángel Óscar
# Íñiguez" (CSS Text 3: the first letter of each word), and so does its print. `uppercase` is right, with accents too,
# so that one thinks it is all the browser's work.
# Seen in Chromium 147: capitalize draws maría as María, ángel as ángel, ñandú as ñandú; uppercase draws ángel as ÁNGEL
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund html2canvas@1.4.1 @sparticuz/chromium@147.0.0 puppeteer-core@24.43.1
cat > try.mjs <<'JS'
import chromium from "@sparticuz/chromium";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: [...chromium.args, "--no-sandbox"],
  headless: "shell",
});
const page = await browser.newPage();
await page.setContent('<!doctype html><meta charset="utf-8"><p style="width:300px;font:30px sans-serif"></p>');
await page.addScriptTag({ path: "node_modules/html2canvas/dist/html2canvas.min.js" });

/** Which of some words, drawn without any transformation, looks the same as this one with it. */
const draws = (word, transform, candidates) =>
  page.evaluate(
    async (word, transform, candidates) => {
      const element = document.querySelector("p");
      async function picture(text, style) {
        element.textContent = text;
        element.style.textTransform = style;
        return (await html2canvas(element, { logging: false })).toDataURL();
      }
      const seen = await picture(word, transform);
      for (const candidate of candidates) if ((await picture(candidate, "none")) === seen) return candidate;
      return "neither";
    },
    word,
    transform,
    candidates,
  );
const seen = [
  await draws("maría", "capitalize", ["maría", "María"]),
  await draws("ángel", "capitalize", ["ángel", "Ángel"]),
  await draws("ñandú", "capitalize", ["ñandú", "Ñandú"]),
  await draws("ángel", "uppercase", ["ángel", "ÁNGEL"]),
].join(", ");
console.log(`html2canvas 1.4.1, ${await browser.version()}: ${seen}`);
await browser.close();
process.exit(seen === "María, ángel, ñandú, ÁNGEL" ? 0 : 1);
JS
node try.mjs
