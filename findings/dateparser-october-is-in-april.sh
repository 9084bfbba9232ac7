#!/bin/sh
# dateparser 1.1.6 (Python, Debian 12), which reads dates of many languages: told that texts are Spanish it takes
# "2025-10-04" for 10 April. In Spanish the day is before the month, and this order is laid over ISO 8601 as well, from
# the year to the right: year, day, month. One expects the one form of a date that is the same in all countries to be
# read as ISO says, with its "T08:00:00Z" at the latest, as happens where no language is told. 2025-10-13, which has no
# such second reading, is nothing at all, so that a programme loses the days from the 13th on and moves the others to
# another month. 4/10/2025 and "4 de octubre de 2025" are right, so that a trial in Spanish shows nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen, with es: 2025-10-04 and 2025-10-04T08:00:00Z 10 April, 2025-10-13 None, 4/10/2025 and 4 de octubre de 2025 4
# October; without a language 4, 4 and 13 October
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-dateparser=1.1.6-1 python3-dateutil python3-six python3-tz python3-regex python3-tzlocal \
  python3-pytz-deprecation-shim tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
import dateparser


def read(texts, **options):
    days = [dateparser.parse(text, **options) for text in texts]
    return ", ".join(f"{day:%d/%m}" if day else "none" for day in days)


iso = ["2025-10-04", "2025-10-04T08:00:00Z", "2025-10-13"]
seen = [read(iso, languages=["es"]), read(["4/10/2025", "4 de octubre de 2025"], languages=["es"]), read(iso)]
print("\n".join(seen))
raise SystemExit(seen != ["10/04, 10/04, none", "04/10, 04/10", "04/10, 04/10, 13/10"])
PY
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 -W ignore try.py
