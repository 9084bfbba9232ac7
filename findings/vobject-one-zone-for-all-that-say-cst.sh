#!/bin/sh
# vobject 0.9.6.1 (Python, Debian 12; Radicale and python3-caldav use it): zones are named by their abbreviation, and
# each name is known once for as long as the process lives. Guatemala, Mexico, Costa Rica and Chicago all say CST in
# winter: a server that has written one event of Chicago writes each later one with Chicago's rules, also into a file
# of its own. 8:00 in Guatemala in October is then 7:00 for every reader; had Guatemala been first, Chicago would be
# an hour late. A trial with one event is right, and no line of the files is invalid.
# Needs Debian 12 on amd64 with its package lists.
# Seen by ical.js 2.2.1, of 8:00 in October: Guatemala 14:00Z, then Chicago 14:00Z; Chicago first 13:00Z, then
# Guatemala 13:00Z
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-vobject=0.9.6.1-2 python3-dateutil=2.8.2-2 python3-six=1.16.0-4 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > write.py <<'PY'
import sys
from datetime import datetime

import vobject
from dateutil import tz

for zone in sys.argv[2:]:
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    event.add("uid").value = zone
    event.add("dtstart").value = datetime(2025, 10, 4, 8, tzinfo=tz.gettz(f"America/{zone}"))
    with open(f"{sys.argv[1]}-{zone}.ics", "w", newline="") as file:
        file.write(calendar.serialize())
PY
write() { PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 write.py "$@"; }
write here Guatemala Chicago
write there Chicago Guatemala
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";

function hour(name) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(`${name}.ics`, "utf8")));
  const { startDate } = new ICAL.Event(calendar.getFirstSubcomponent("vevent"));
  return `${name} ${startDate.toJSDate().toISOString().slice(11, 16)}Z`;
}

const seen = ["here-Guatemala", "here-Chicago", "there-Chicago", "there-Guatemala"].map(hour).join(", ");
console.log(`vobject 0.9.6.1: ${seen}`);
const expected = "here-Guatemala 14:00Z, here-Chicago 14:00Z, there-Chicago 13:00Z, there-Guatemala 13:00Z";
process.exit(seen === expected ? 0 : 1);
JS
node read.mjs
