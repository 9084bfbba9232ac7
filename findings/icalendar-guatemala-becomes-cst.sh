#!/bin/sh
# icalendar 4.0.3 (Python, Debian 12): an event at eight in Guatemala is written in the zone "CST". With `zoneinfo`,
# which Python itself has for zones, the library takes the abbreviation for the zone's name; with pytz it writes
# America/Guatemala, and one expects the same of both. No file says which zone CST is, Mexico's, Chicago's or
# Guatemala's, and the library, reading what it has written, gives eight o'clock without any zone: eight for a server in
# UTC, six hours early. An hour of the summer in Chicago becomes CDT, and is none of CST's either.
# Needs Debian 12 on amd64 with its package lists.
# Seen: zoneinfo TZID=CST, read back without a zone; pytz TZID=America/Guatemala, read back as 14:00 UTC; Chicago in
# October by zoneinfo TZID=CDT
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-icalendar=4.0.3-5 python3-dateutil python3-six python3-tz tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

import pytz
from icalendar import Event

hour = datetime(2025, 10, 4, 8)


def show(kind, begins):
    event = Event()
    event.add("dtstart", begins)
    text = event.to_ical().decode()
    read = Event.from_ical(text)["dtstart"].dt
    back = read.astimezone(timezone.utc).strftime("%H:%M UTC") if read.tzinfo else read.strftime("%H:%M")
    print(kind, text.split("TZID=")[1].split(";")[0], back)


show("zoneinfo", hour.replace(tzinfo=ZoneInfo("America/Guatemala")))
show("pytz", pytz.timezone("America/Guatemala").localize(hour))
show("zoneinfo", hour.replace(tzinfo=ZoneInfo("America/Chicago")))
PY
seen=$(PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" PYTHONTZPATH="$PWD/debian/usr/share/zoneinfo" \
  /usr/bin/python3 try.py)
echo "$seen"
test "$seen" = "zoneinfo CST 08:00
pytz America/Guatemala 14:00 UTC
zoneinfo CDT 08:00"
