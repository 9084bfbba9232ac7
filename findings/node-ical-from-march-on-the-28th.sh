#!/bin/sh
# node-ical 0.26.1, with rrule-temporal 1.6.0: a meeting "every month" that begins on the 30th or 31st moves for good.
# RFC 5545 (3.3.10) says that days which a month does not have are ignored and not counted, so that a meeting of the
# 31st is in October, December and January; people who know other calendars may expect the last day of November. But
# here each month is counted from the one before, after it was shortened: the 30th becomes the 28th in February, and
# stays there in March, April and ever after, and one of 29 February never has a leap day again. The first months are
# right, and so is the same rule with BYMONTHDAY, with which some calendars write it. ical.js 2.2.1 leaves the days out.
# Seen: from 30 October 30 Nov, 30 Dec, 30 Jan, 28 Feb, 28 Mar; from 31 October 30 Nov, 30 Dec, 30 Jan; with
# BYMONTHDAY=31 31 Dec, 31 Jan, 31 Mar; ical.js 30 Nov, 30 Dec, 30 Jan, 30 Mar, 30 Apr and 31 Dec, 31 Jan, 31 Mar
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-ical@0.26.1 rrule-temporal@1.6.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const file = (day, rule) => {
  const event = ["UID:a@example.org", "DTSTAMP:20250901T000000Z", `DTSTART:202510${day}T140000Z`, "SUMMARY:Comité"];
  const body = ["BEGIN:VEVENT", ...event, `RRULE:FREQ=MONTHLY;${rule}`, "END:VEVENT", "END:VCALENDAR"];
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", ...body].join("\r\n");
};
function nodeDays(ics) {
  const event = Object.values(nodeIcal.sync.parseICS(ics)).find(({ type }) => type === "VEVENT");
  const days = nodeIcal.expandRecurringEvent(event, { from: new Date("2025-10-01"), to: new Date("2026-12-31") });
  return days.map(({ start }) => start.toISOString().slice(5, 10)).join(" ");
}
function icalDays(ics) {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent"));
  const days = [];
  const iterator = event.iterator();
  for (let day = iterator.next(); day; day = iterator.next()) days.push(day.toString().slice(5, 10));
  return days.join(" ");
}
const files = [file(30, "COUNT=6"), file(31, "COUNT=4"), file(31, "COUNT=4;BYMONTHDAY=31")];
const seen = files.map((ics) => `node-ical ${nodeDays(ics)}; ical.js ${icalDays(ics)}`);
console.log(seen.join("\n"));
const expected = [
  "node-ical 10-30 11-30 12-30 01-30 02-28 03-28; ical.js 10-30 11-30 12-30 01-30 03-30 04-30",
  "node-ical 10-31 11-30 12-30 01-30; ical.js 10-31 12-31 01-31 03-31",
  "node-ical 10-31 12-31 01-31 03-31; ical.js 10-31 12-31 01-31 03-31",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
