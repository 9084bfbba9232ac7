#!/bin/sh
# dateutils 0.4.10 (Debian 12), which computes with dates on the command line: told that an hour is one of Guatemala,
# `dzone` gives Madrid's as 2025-10-04T22:00:00-02:00. The hour on the wall there is right; the zone behind it is two
# hours east of Greenwich, and so +02:00. Each zone in the east gets a minus, and each in the west is right, as long as
# the hour was said to be in a western one (`--from-zone`); of an hour in UTC all are right. Whoever takes the line into
# an invitation or a calendar, as its ISO 8601 offers, has the speaker in Madrid four hours late, and the one in Tokyo
# eighteen. One expects the same moment as was asked for. `dconv` with `%Z` does the same.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 14:00 in Guatemala: Madrid 22:00-02:00, Tokyo 05:00-09:00, Buenos Aires 17:00-03:00; of 20:00 in UTC 22:00
# +02:00, 05:00+09:00, 17:00-03:00; by GNU date, of what was written for Madrid and Tokyo: 18:00 and 08:00 in Guatemala
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq dateutils=0.4.10-1 tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LC_ALL=C TZ=UTC TZDIR="$PWD/debian/usr/share/zoneinfo"
zones="Europe/Madrid Asia/Tokyo America/Argentina/Buenos_Aires"
{
  debian/usr/bin/dateutils.dzone --from-zone America/Guatemala $zones 2025-10-04T14:00:00
  debian/usr/bin/dateutils.dzone $zones 2025-10-04T20:00:00
} | cut -f 1 > seen
head -n 2 seen > written
TZ=America/Guatemala date -f written +"%d/%m %H:%M in Guatemala" >> seen
debian/usr/bin/dateutils.dconv --from-zone America/Guatemala --zone Europe/Madrid -f %FT%T%Z 2025-10-04T14:00:00 >> seen
cat seen
cat > expected <<'TXT'
2025-10-04T22:00:00-02:00
2025-10-05T05:00:00-09:00
2025-10-04T17:00:00-03:00
2025-10-04T22:00:00+02:00
2025-10-05T05:00:00+09:00
2025-10-04T17:00:00-03:00
04/10 18:00 in Guatemala
05/10 08:00 in Guatemala
2025-10-04T22:00:00-02:00
TXT
cmp seen expected
