#!/bin/sh
# calcurse 4.7.1 (Debian 12): a workshop of four days of which two were cancelled gets two new days behind its end. In a
# calendar file COUNT says how many days the rule makes, and EXDATE takes some of them away (RFC 5545, 3.8.5.1), so that
# two are left. calcurse goes on until it has shown four: people stand before a closed room on two days that nobody
# planned. The cancelled days are free, as they should be, the import says that nothing was skipped, and the same
# workshop without cancelled days, or with UNTIL for its last one, is right. ical.js 2.2.1 has the two days.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 4 to 7 October without the 5th and the 6th: with COUNT=4 calcurse 04 07 08 09, ical.js 04 07; with UNTIL both
# 04 07; without EXDATE both 04 05 06 07
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq calcurse=4.7.1-1 >/dev/null 2>&1
dpkg-deb -x calcurse_*.deb debian
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > write.mjs <<'JS'
import { writeFileSync } from "node:fs";

function write(name, end, cancelled) {
  const event = ["UID:taller@example.org", "DTSTAMP:20250901T000000Z", "DTSTART:20251004T080000", "DTEND:20251004T100000"];
  const rule = [`RRULE:FREQ=DAILY;${end}`, ...cancelled.map((day) => `EXDATE:202510${day}T080000`), "SUMMARY:Taller"];
  const calendar = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//ES", "BEGIN:VEVENT", ...event, ...rule];
  writeFileSync(`${name}.ics`, `${[...calendar, "END:VEVENT", "END:VCALENDAR"].join("\r\n")}\r\n`);
}

write("count", "COUNT=4", ["05", "06"]);
write("until", "UNTIL=20251007T080000", ["05", "06"]);
write("whole", "COUNT=4", []);
JS
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";

const calendar = new ICAL.Component(ICAL.parse(readFileSync(`${process.argv[2]}.ics`, "utf8")));
const days = new ICAL.Event(calendar.getFirstSubcomponent("vevent")).iterator();
const seen = [];
for (let day = days.next(); day; day = days.next()) seen.push(String(day.day).padStart(2, "0"));
console.log(seen.join(" "));
JS
node write.mjs
status=0
check() {
  mkdir "$1"
  report=$(LC_ALL=C debian/usr/bin/calcurse -D "$1" -i "$1.ics" | tail -n 1)
  days=$(LC_ALL=C debian/usr/bin/calcurse -D "$1" -Q --from 10/01/2025 --days 20 | sed -n 's,^10/\(..\)/25:$,\1,p' | tr '\n' ' ')
  seen="calcurse ${days% }, ical.js $(node read.mjs "$1")"
  echo "$1: $seen ($report)"
  test "$seen" = "$2" || status=1
  test "$report" = "1 app / 0 events / 0 todos / 0 skipped" || status=1
}
check count "calcurse 04 07 08 09, ical.js 04 07"
check until "calcurse 04 07, ical.js 04 07"
check whole "calcurse 04 05 06 07, ical.js 04 05 06 07"
exit "$status"
