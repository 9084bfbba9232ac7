#!/bin/sh
# ical.js 2.2.1, and ical-expander 3.2.0, which stands on it: a workshop on days that were chosen one by one loses its
# first day. In a calendar file DTSTART is the first day, and RDATE names the further ones; the set is made of both (RFC
# 5545, 3.8.5.2). But where an event has RDATE and no RRULE, the iterator begins with the first RDATE: of 4, 6 and 8
# October the 6th and the 8th are left, and nobody stands at the door on the 4th. The event still answers with the 4th
# as its start date. With a rule beside the same RDATE, and in a file that repeats DTSTART within RDATE, all are there.
# Seen by both: RDATE 6 8; RRULE:FREQ=DAILY;COUNT=1 and RDATE 4 6 8; RDATE with the first day 4 6 8; startDate 4
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1 ical-expander@3.2.0
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import IcalExpander from "ical-expander";

const days = "20251006T080000,20251008T080000";
const files = {
  RDATE: [`RDATE:${days}`],
  "RRULE and RDATE": ["RRULE:FREQ=DAILY;COUNT=1", `RDATE:${days}`],
  "RDATE with the first day": [`RDATE:20251004T080000,${days}`],
};
const start = ["UID:a@example.org", "DTSTAMP:20250901T000000Z", "DTSTART:20251004T080000", "DTEND:20251004T100000"];

/** The days of October on which each library has the workshop. */
function read(lines) {
  const body = ["BEGIN:VEVENT", ...start, "SUMMARY:Taller", ...lines, "END:VEVENT", "END:VCALENDAR"];
  const ics = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", ...body].join("\r\n");
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent"));
  const days = [];
  const iterator = event.iterator();
  for (let day = iterator.next(); day; day = iterator.next()) days.push(day.day);
  const { events, occurrences } = new IcalExpander({ ics }).between(new Date("2025-10-01"), new Date("2025-10-31"));
  const expanded = [...events, ...occurrences].map(({ startDate }) => startDate.day);
  return `ical.js ${days.join(" ")}, ical-expander ${expanded.join(" ")}, startDate ${event.startDate.day}`;
}

const seen = Object.entries(files).map(([name, lines]) => `${name}: ${read(lines)}`);
console.log(seen.join("\n"));
const all = "ical.js 4 6 8, ical-expander 4 6 8, startDate 4";
const expected = [
  "RDATE: ical.js 6 8, ical-expander 6 8, startDate 4",
  `RRULE and RDATE: ${all}`,
  `RDATE with the first day: ${all}`,
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
