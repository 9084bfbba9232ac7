#!/bin/sh
# cal-parser 1.0.2, which makes objects of a calendar file: the talk "Taller de robótica" is called "Recordatorio", and
# what it says is "This is an event reminder". In such a file a reminder is a part of its own within the event (VALARM,
# RFC 5545, 3.6.6) with a text of its own, and one that comes by mail has a title too. cal-parser takes the lines of
# that part for more lines of the event, and the last one wins, so that all talks with a reminder have the same name.
# Nothing is said, the hours are right, and so is an event without a reminder, with which one tries it.
# Seen, title and text with a reminder: Recordatorio, This is an event reminder; without one: Taller de robótica, Traiga
# su computadora; ical.js 2.2.1 of both: Taller de robótica, Traiga su computadora
set -eu
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund cal-parser@1.0.2 ical.js@2.2.1
cat > try.mjs <<'JS'
import parser from "cal-parser";
import ICAL from "ical.js";

const reminder = ["BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER:-P0DT0H30M0S", "ATTENDEE:mailto:ana@example.org"];
const words = ["SUMMARY:Recordatorio", "DESCRIPTION:This is an event reminder", "END:VALARM"];

function file(within) {
  const event = ["UID:taller@example.org", "DTSTAMP:20250901T000000Z", "DTSTART:20251004T140000Z", "DTEND:20251004T160000Z"];
  const text = ["SUMMARY:Taller de robótica", "DESCRIPTION:Traiga su computadora"];
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", ...event, ...text, ...within];
  return `${[...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n")}\r\n`;
}
function byCalParser(text) {
  const [event] = parser.parseString(text).events;
  return `${event.summary.value}, ${event.description.value}`;
}
function byIcal(text) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  return `${event.getFirstPropertyValue("summary")}, ${event.getFirstPropertyValue("description")}`;
}

const files = [file([...reminder, ...words]), file([])];
const seen = [...files.map(byCalParser), ...files.map(byIcal)];
console.log(`cal-parser with a reminder: ${seen[0]}; without: ${seen[1]}; ical.js: ${seen[2]}; ${seen[3]}`);
const right = "Taller de robótica, Traiga su computadora";
const expected = ["Recordatorio, This is an event reminder", right, right, right];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
