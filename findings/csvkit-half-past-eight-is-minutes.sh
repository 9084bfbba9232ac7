#!/bin/sh
# csvkit 1.0.7 (Debian 12): a column of hours becomes one of minutes. csvkit guesses what a column holds, and asks for
# spans of time before dates: in "8:30" it sees eight and a half minutes, as on a stopwatch, and writes 0:08:30. So
# csvsort, of which one expects other places for the same lines, csvjoin and csvjson change every hour of a programme,
# each by a factor of sixty and so in the right order, and csvsql compares with 00:08:30 of 1 January 1970. csvcut and
# csvgrep leave them, as does `-I`, and "8:30 a. m." is a text to all: whether it happens depends on the next tool.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 14:30 and 8:30: csvsort 0:08:30 0:14:30, csvjoin and csvjson 0:14:30 0:08:30, csvcut, csvgrep and csvjoin -I
# 14:30 8:30, csvsort of 8:30 a. m. the same
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-csvkit=1.0.7-1 python3-agate=1.6.3-2 python3-agateexcel python3-agatedbf python3-agatesql \
  python3-pytimeparse=1.1.5-3 python3-parsedatetime python3-isodate python3-leather python3-babel \
  python-babel-localedata python3-tz python3-six python3-slugify python3-unidecode >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages"
tool() {
  name=$1
  shift
  /usr/bin/python3 -W ignore -c "from csvkit.utilities.$name import launch_new_instance; launch_new_instance()" "$@"
}
printf 'hora,charla\n14:30,Robots\n8:30,Apertura\n' > programme.csv
printf 'charla,sala\nRobots,T-3\nApertura,S-12\n' > rooms.csv
printf 'hora,charla\n8:30 a. m.,Apertura\n10:00 a. m.,Redes\n' > written.csv
status=0
check() {
  seen=$(printf '%s' "$2" | grep -oE '[0-9]+(:[0-9]+)+( a\. m\.)?' | tr '\n' ' ')
  echo "$1: $seen"
  test "$seen" = "$3 " || status=1
}
check csvsort "$(tool csvsort -c hora programme.csv)" "0:08:30 0:14:30"
check csvjoin "$(tool csvjoin -c charla programme.csv rooms.csv)" "0:14:30 0:08:30"
check csvjson "$(tool csvjson programme.csv)" "0:14:30 0:08:30"
check csvcut "$(tool csvcut -c charla,hora programme.csv)" "14:30 8:30"
check csvgrep "$(tool csvgrep -c charla -r . programme.csv)" "14:30 8:30"
check "csvjoin -I" "$(tool csvjoin -I -c charla programme.csv rooms.csv)" "14:30 8:30"
check "csvsort, written out" "$(tool csvsort -c charla written.csv)" "8:30 a. m. 10:00 a. m."
exit "$status"
