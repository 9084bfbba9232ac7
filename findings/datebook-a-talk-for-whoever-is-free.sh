#!/bin/sh
# datebook 8.0.1, which makes files and links for calendars: whoever adds a talk stays free in that hour. Each event
# gets TRANSP:TRANSPARENT, which says that it takes no time of those who are there (RFC 5545, 3.8.2.7), as a holiday
# does: others may put a meeting on it, and a calendar warns of no clash between two talks. Where a file says nothing
# the event takes time, and one expects that of a library to which nothing was said. It has no setting for it;
# `addProperty("TRANSP", "OPAQUE")` adds a second line beside the first, which may stand there once only. ics 3.12.0 and
# ical-generator 11.1.2 write nothing, and an event of theirs takes time.
# Seen: datebook TRANSPARENT, after addProperty TRANSPARENT OPAQUE; ics and ical-generator none
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund datebook@8.0.1 ics@3.12.0 ical-generator@11.1.2
cat > try.mjs <<'JS'
import { ICalendar } from "datebook";
import ical from "ical-generator";
import { createEvent } from "ics";

const [start, end] = ["2025-10-04T14:00:00Z", "2025-10-04T16:00:00Z"].map((hour) => new Date(hour));
const talk = () => new ICalendar({ title: "Robots", start, end });
const generator = ical();
generator.createEvent({ summary: "Robots", start, end });
const files = [
  talk().render(),
  talk().addProperty("TRANSP", "OPAQUE").render(),
  createEvent({ title: "Robots", start: start.getTime(), end: end.getTime() }).value,
  generator.toString(),
];
const values = (file) => Array.from(file.matchAll(/^TRANSP:(\w+)/gm), ([, value]) => value);
const seen = files.map((file) => values(file).join(" ") || "none");
console.log(seen.join(", "));
process.exit(seen.join(", ") === "TRANSPARENT, TRANSPARENT OPAQUE, none, none" ? 0 : 1);
JS
node try.mjs
