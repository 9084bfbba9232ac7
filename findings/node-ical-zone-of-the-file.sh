#!/bin/sh
# node-ical 0.26.1: a time zone that a calendar file defines itself (VTIMEZONE, RFC 5545 3.6.5) is not used
# unless it has a name that the library knows. The RFC leaves the name to the writer. With another one the
# event begins at that hour of the reader's own machine, without an error: eight in Guatemala is eight in UTC
# on a server. ical.js 2.2.1 and ts-ics 2.4.6 read the offset from the file.
# Seen, with TZ=UTC: node-ical 08:00Z, ical.js 14:00Z, ts-ics 14:00Z; node-ical with America/Guatemala 14:00Z
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.26.1 ical.js@2.2.1 ts-ics@2.4.6 zod@4 2>/dev/null
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import ical from "node-ical";
import { convertIcsCalendar } from "ts-ics";

const calendar = (zone) =>
  [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Calendar//EN",
    "BEGIN:VTIMEZONE", `TZID:${zone}`, "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "TZOFFSETFROM:-0600", "TZOFFSETTO:-0600", "END:STANDARD", "END:VTIMEZONE",
    "BEGIN:VEVENT", "UID:one@example.org", "DTSTAMP:20251001T000000Z",
    `DTSTART;TZID=${zone}:20251004T080000`, "SUMMARY:Talks", "END:VEVENT", "END:VCALENDAR", "",
  ].join("\r\n");
const nodeIcal = (text) =>
  Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT").start;
const icalJs = (text) => {
  const component = new ICAL.Component(ICAL.parse(text));
  return new ICAL.Event(component.getFirstSubcomponent("vevent")).startDate.toJSDate();
};
const tsIcs = (text) => convertIcsCalendar(undefined, text).events[0].start.date;

const own = calendar("Guatemala time");
const read = [nodeIcal(own), icalJs(own), tsIcs(own), nodeIcal(calendar("America/Guatemala"))];
const hours = read.map((date) => date.toISOString().slice(11, 16)).join();
console.log(hours);
process.exit(hours === "08:00,14:00,14:00,14:00" ? 0 : 1);
JS
TZ=UTC node try.mjs
