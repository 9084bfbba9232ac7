#!/bin/sh
# ical-generator 11.1.2: a calendar with `timezone: "America/Guatemala"` and events with a `Date` is written in
# the hours of the machine's own zone, with no zone beside them: on a server in UTC, 8:00 in Guatemala is
# "T140000", without "Z" or TZID. The file says X-WR-TIMEZONE Guatemala, and so calendars show 14:00. Without
# `timezone` the event is right ("T140000Z"). On a laptop in Guatemala it is right as well, so that nobody sees
# it before it is published. DTSTAMP loses its "Z" too, which RFC 5545 (3.8.7.2) demands.
# Seen: with timezone on a server in UTC 20251004T140000, in Guatemala 20251004T080000; without 20251004T140000Z
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical-generator@11.1.2
cat > try.mjs <<'JS'
import ical from "ical-generator";

function startOf(settings) {
  const calendar = ical(settings);
  calendar.createEvent({ id: "a@example.org", start: new Date("2025-10-04T08:00:00-06:00"), summary: "Convención" });
  const file = calendar.toString();
  return `${file.match(/^DTSTART.*$/m)[0].trim()}${/^DTSTAMP:.*Z\r?$/m.test(file) ? "" : " (DTSTAMP without Z)"}`;
}

process.env.TZ = "UTC";
const server = startOf({ timezone: "America/Guatemala" });
const without = startOf({});
process.env.TZ = "America/Guatemala";
const laptop = startOf({ timezone: "America/Guatemala" });
const seen = `server ${server}, laptop ${laptop}, server without timezone ${without}`;
console.log(`ical-generator 11.1.2: ${seen}`);
const expected =
  "server DTSTART:20251004T140000 (DTSTAMP without Z), laptop DTSTART:20251004T080000 (DTSTAMP without Z), server without timezone DTSTART:20251004T140000Z";
process.exit(seen === expected ? 0 : 1);
JS
node try.mjs
