#!/bin/sh
# ics-to-json 2.0.2, which makes JSON of a calendar file for a site: "Taller: robótica" is "Taller", and the place
# "Sala: T-3" is "Sala". In such a file a colon parts the name of a property from its value, and what comes after the
# first one is text (RFC 5545, 3.1), colons too. The library cuts the line at each colon and takes the second piece. One
# expects the whole of it; titles with a colon are as common as any, and so all workshops of a programme have one name
# and one room, and a description that begins with an address is "https". Nothing is said, the hours are right, and
# titles without a colon are whole, so that a trial may show nothing. ical.js 2.2.1 has all of it.
# Seen, of Taller: robótica, Sala: T-3 and https://example.org: Taller, Sala, https; ical.js whole
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ics-to-json@2.0.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { icsToJson } from "ics-to-json";

const values = ["Taller: robótica", "Sala: T-3", "https://example.org"];
const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", "UID:1"];
const event = ["DTSTAMP:20250901T000000Z", "DTSTART:20251004T140000Z", "DTEND:20251004T150000Z"];
["SUMMARY", "LOCATION", "DESCRIPTION"].forEach((name, at) => {
  event.push(`${name}:${values[at]}`);
});
const calendar = `${[...head, ...event, "END:VEVENT", "END:VCALENDAR"].join("\r\n")}\r\n`;
const [{ summary, location, description }] = icsToJson(calendar);
const read = new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent("vevent"));
const seen = [[summary, location, description], [read.summary, read.location, read.description]];
console.log(seen.map((found) => found.join(", ")).join("; ical.js "));
process.exit(seen.join() === ["Taller", "Sala", "https", ...values].join() ? 0 : 1);
JS
node try.mjs
