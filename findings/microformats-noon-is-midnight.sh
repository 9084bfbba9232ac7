#!/bin/sh
# microformats-parser 2.0.6, the parser of microformats.org for JavaScript: events at noon are put to the end of the
# day. Pages may say an hour as "12:30pm" (value class pattern, to which the rules of microformats2 refer), and readers
# get it in 24 hours. The parser adds 12 to whatever goes with "pm", and nothing to "am": lunch at 12:00pm becomes
# 24:00, which ISO 8601 and JavaScript take for the midnight behind that day, 12:30pm becomes 24:30, which is no hour at
# all, and 12:15am is a quarter past noon. One expects that a parser knows the hour with which the afternoon begins.
# 8:00am and 2:30pm are right, and so is the whole programme but for its lunch.
# Seen: 8:00am 08:00, 2:30pm 14:30, 12:00pm 24:00, 12:30pm 24:30, 12:15am 12:15; noon as a Date is 5 October, 00:00
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund microformats-parser@2.0.6
cat > try.mjs <<'JS'
import { mf2 } from "microformats-parser";

function start(hour) {
  const html = `<div class="h-event"><p class="p-name">Almuerzo</p><p class="dt-start">
    <time class="value">2025-10-04</time>, <span class="value">${hour}</span></p></div>`;
  return mf2(html, { baseUrl: "https://example.org/" }).items[0].properties.start[0];
}
const hours = ["8:00am", "2:30pm", "12:00pm", "12:30pm", "12:15am"];
const seen = hours.map((hour) => `${hour} ${start(hour).replace("2025-10-04 ", "")}`).join(", ");
const noon = new Date(`${start("12:00pm").replace(" ", "T")}-06:00`).toISOString();
console.log(`microformats-parser 2.0.6: ${seen}; noon ${noon}`);
const expected = "8:00am 08:00, 2:30pm 14:30, 12:00pm 24:00, 12:30pm 24:30, 12:15am 12:15";
process.exit(seen === expected && noon === "2025-10-05T06:00:00.000Z" ? 0 : 1);
JS
node try.mjs
