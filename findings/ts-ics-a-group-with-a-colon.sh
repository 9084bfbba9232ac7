#!/bin/sh
# ts-ics 2.4.6: an invitation to "Auxiliares: turno 2" goes to no address. The name of somebody invited is a parameter
# of their line, and one with a colon, a comma or a semicolon has to be in quotes (RFC 5545, 3.2). The library writes
# each as it is, so that at the colon the name ends and the address begins: readers, ts-ics among them, find
# "Auxiliares" with the address " turno 2:MAILTO:…". The texts of the same event get their escapes, and the library
# reads names in quotes rightly, so that one expects it to write them. ical-generator 11.1.2 does.
# Seen: ts-ics ATTENDEE;CN=Auxiliares: turno 2:MAILTO:…, read by itself and ical.js 2.2.1 as Auxiliares; ical-generator
# CN="Auxiliares: turno 2", read whole by both
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1 ical-generator@11.1.2
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import ical from "ical-generator";
import { convertIcsEvent, generateIcsEvent } from "ts-ics";

const [start, end] = ["2025-10-04T14:00:00Z", "2025-10-04T16:00:00Z"].map((hour) => new Date(hour));
const group = { name: "Auxiliares: turno 2", email: "grupo@example.org" };
const own = generateIcsEvent({
  uid: "1",
  summary: "Reunión",
  stamp: { date: start },
  start: { date: start },
  end: { date: end },
  attendees: [group],
});
const calendar = ical();
calendar.createEvent({ summary: "Reunión", start, end, attendees: [group] });
const other = calendar.toString().match(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/)[0];

function read(text) {
  const attendee = new ICAL.Component(ICAL.parse(text)).getFirstProperty("attendee");
  return [convertIcsEvent(undefined, text).attendees[0].name, attendee.getParameter("cn")].join(" | ");
}

const seen = [own, other].map(read);
console.log(own.match(/^ATTENDEE.*/m)[0].trim());
console.log(seen.join("; "));
process.exit(seen.join() === `Auxiliares | Auxiliares,${group.name} | ${group.name}` ? 0 : 1);
JS
node try.mjs
