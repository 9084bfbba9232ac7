#!/bin/sh
# icalendar 0.7.1 (npm), which reads and writes calendar files: a course on every second weekend takes place on the
# Saturdays between as well. FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU means both days of a week, and none of the next one (RFC
# 5545, 3.3.10). The library gives a Saturday each week, and a Sunday every two. One expects pairs, as rrule gives them,
# or a fault, as the library has one for parts of a rule that it does not know. With one day of the week, or without
# INTERVAL, all is right, and so a trial with the usual "every two weeks on Saturday" shows nothing. As COUNT counts the
# days that are too many, the course ends a week too early.
# Seen, days from 4 October 2025: INTERVAL=2;BYDAY=SA,SU;COUNT=6 10-04 10-05 10-11 10-18 10-19 10-25, rrule 2.8.1 10-04
# 10-05 10-18 10-19 11-01 11-02; INTERVAL=2;BYDAY=SA;COUNT=3 both 10-04 10-18 11-01
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund icalendar@0.7.1 rrule@2.8.1
cat > try.mjs <<'JS'
import icalendar from "icalendar";
import rrule from "rrule";

const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", "UID:1"];
const start = ["DTSTAMP:20250901T000000Z", "DTSTART:20251004T140000Z", "SUMMARY:Curso"];
const days = (dates) => dates.map((date) => date.toISOString().slice(5, 10)).join(" ");

function both(rule) {
  const lines = [...head, ...start, `RRULE:${rule}`, "END:VEVENT", "END:VCALENDAR", ""];
  const [event] = icalendar.parse_calendar(lines.join("\r\n")).events();
  const seen = event.rrule().nextOccurences(new Date("2025-09-01T00:00:00Z"), 9);
  const expected = rrule.rrulestr(`DTSTART:20251004T140000Z\nRRULE:${rule}`).all();
  return [days(seen), days(expected)];
}
const weekends = both("FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU;COUNT=6");
const saturdays = both("FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=3");
console.log("icalendar 0.7.1, rrule 2.8.1:", weekends, saturdays);
const expected = [
  "10-04 10-05 10-11 10-18 10-19 10-25",
  "10-04 10-05 10-18 10-19 11-01 11-02",
  "10-04 10-18 11-01",
  "10-04 10-18 11-01",
];
process.exit([...weekends, ...saturdays].join() === expected.join() ? 0 : 1);
JS
TZ=UTC node try.mjs
