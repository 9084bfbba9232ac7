#!/bin/sh
# geopy 2.3.0 (Python, Debian 12): the venue lies 1,500 m high, and "14.58 -90.55 1500m" is a place 25 degrees further
# west, in the Pacific Ocean, at no height. `Point` reads coordinates with minutes, "90 33m", and with a height, "1500m",
# from one text; where no comma stands before it the height is taken for minutes of arc, and 1,500 of them are added to
# the longitude. One expects a fault, as a degree has 60 minutes, or the height, as it gives for "1500 m", "1.5km" and
# "14.58, -90.55, 1500m". No warning comes. With 0 to 59 m, at the sea, the place moves by less than a degree and no map
# looks wrong. Guatemala City and all places in the highlands are at heights that people write in whole metres.
# Needs Debian 12 with its package lists.
# Seen: 14.58 -90.55 1500m 14.58 -115.55 0.0 km; 14.58 -90.55 1500 m, 14.58 -90.55 1.5km and 14.58, -90.55, 1500m 14.58
# -90.55 1.5 km; 14.58 -90.55 30m 14.58 -91.05 0.0 km
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-geopy=2.3.0-1 python3-geographiclib=2.0-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
import warnings

from geopy.point import Point

warnings.simplefilter("error")
texts = [
    "14.58 -90.55 1500m",
    "14.58 -90.55 30m",
    "14.58 -90.55 1500 m",
    "14.58 -90.55 1.5km",
    "14.58, -90.55, 1500m",
]
for text in texts:
    place = Point(text)
    print(f"{text}: {place.latitude:.2f} {place.longitude:.2f} {place.altitude:.1f} km")
PY
PYTHONPATH=debian/usr/lib/python3/dist-packages /usr/bin/python3 try.py > seen
cat seen
cat > expected <<'TXT'
14.58 -90.55 1500m: 14.58 -115.55 0.0 km
14.58 -90.55 30m: 14.58 -91.05 0.0 km
14.58 -90.55 1500 m: 14.58 -90.55 1.5 km
14.58 -90.55 1.5km: 14.58 -90.55 1.5 km
14.58, -90.55, 1500m: 14.58 -90.55 1.5 km
TXT
cmp seen expected
