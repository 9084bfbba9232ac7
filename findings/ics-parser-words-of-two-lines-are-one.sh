#!/bin/sh
# ics-parser 0.1.5, which makes objects of a calendar file: of "Traiga su computadora y un cable" it makes "computadoray".
# A long line is folded in such files, by a line break and one blank before the rest (RFC 5545, 3.1), and writers count
# octets for it, not words, so that the rest may begin with a blank of the text itself. A reader takes away the break and
# one blank; ics-parser takes all that follow. Which words it joins depends on the length of what stands before: the same
# text folded one letter earlier is right. ical.js 2.2.1 reads both as they were written.
# Seen: folded before the blank "Traiga su computadoray un cable"; folded before the letter in front of it "Traiga su
# computadora y un cable"; ical.js "Traiga su computadora y un cable" both times
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ics-parser@0.1.5 ical.js@2.2.1
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import ICAL from "ical.js";

const parse = createRequire(import.meta.url)("ics-parser");
const text = "Traiga su computadora y un cable";
function file(at) {
  const event = ["UID:taller@example.org", "DTSTAMP:20250901T000000Z", "DTSTART:20251004T140000Z", "SUMMARY:Taller"];
  const folded = [`DESCRIPTION:${text.slice(0, at)}`, ` ${text.slice(at)}`];
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", ...event, ...folded];
  return `${[...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")}\r\n`;
}
const byParser = (calendar) => parse(calendar).find((part) => part.type === "VEVENT").description;
const byIcal = (calendar) =>
  new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent("vevent").getFirstPropertyValue("description");

const blank = text.indexOf(" y ");
const files = [file(blank), file(blank - 1)];
const seen = [...files.map(byParser), ...files.map(byIcal)];
console.log(seen.join("\n"));
process.exit(seen.join() === ["Traiga su computadoray un cable", text, text, text].join() ? 0 : 1);
JS
node try.mjs
