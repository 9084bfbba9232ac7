#!/bin/sh
# khal 0.10.5 (Debian 12), a calendar for the terminal: `khal new 05/11/2025 8:30 90m Taller --repeat weekly --until
# 26/11/2025` makes three workshops, and the fourth, on the day that was named, does not take place. "Until" a day means
# with that day where people speak of a course, and in a calendar file too (RFC 5545, 3.3.10: UNTIL is inclusive). khal
# writes the midnight with which the day begins, so that whatever begins later on it is outside. It says nothing of
# that; whoever names the day after gets the four.
# Needs Debian 12 on amd64 with its package lists.
# Seen: --until 26/11/2025 UNTIL=20251126T060000Z and 05 12 19; --until 27/11/2025 UNTIL=20251127T060000Z and 05 12 19
# 26
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq khal=1:0.10.5-1.1 python3-icalendar=4.0.3-5 python3-atomicwrites python3-click python3-click-log \
  python3-configobj python3-dateutil python3-six python3-tz python3-tzlocal python3-pytz-deprecation-shim \
  python3-urwid python3-xdg python3-pkg-resources python3-typing-extensions python3-importlib-metadata python3-zipp \
  python3-more-itertools python3-colorama tzdata >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export HOME="$PWD" XDG_DATA_HOME="$PWD/data" XDG_CONFIG_HOME="$PWD/settings" LC_ALL=C.UTF-8 TZ=America/Guatemala
export PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages"
status=0
check() {
  rm -rf calendar data
  mkdir calendar data
  cat > config <<TXT
[calendars]
[[talks]]
path = $PWD/calendar
[sqlite]
path = $PWD/data/khal.db
[locale]
local_timezone = America/Guatemala
default_timezone = America/Guatemala
timeformat = %H:%M
dateformat = %d/%m/
longdateformat = %d/%m/%Y
datetimeformat = %d/%m/ %H:%M
longdatetimeformat = %d/%m/%Y %H:%M
TXT
  khal() { /usr/bin/python3 -W ignore debian/usr/bin/khal -c config "$@"; }
  khal new -a talks 05/11/2025 8:30 90m Taller --repeat weekly --until "$1"
  khal list 01/11/2025 30d --format "{start-long} {title}" > list
  days=$(sed -n 's,^\(..\)/11/2025 .*Taller$,\1,p' list | tr '\n' ' ')
  seen="$(grep -o 'UNTIL=[0-9TZ]*' calendar/*.ics) ${days% }"
  echo "$1: $seen"
  test "$seen" = "$2" || status=1
}
check 26/11/2025 "UNTIL=20251126T060000Z 05 12 19"
check 27/11/2025 "UNTIL=20251127T060000Z 05 12 19 26"
exit "$status"
