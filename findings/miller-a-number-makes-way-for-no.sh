#!/bin/sh
# Miller 6.6.0 (Debian 12), CSV to JSON: of a list with the columns "No" and "No. de carnet" the running number is gone.
# For JSON a name with a point is taken as that of a part of an object, as Miller writes such parts to CSV: the carnet
# becomes " de carnet" within an object "No", which takes the place of the number, for every student and without a
# warning. That names are split at points (manual, "Flatten/unflatten") hardly lets one think of headings in Spanish,
# which abbreviate (No., Tel., Núm.), nor that a value gives way. In CSV all columns stay, as a trial with `head` shows,
# and in JSON with `--no-auto-unflatten`.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 7, 2490-24-9999 and Ana: {"No": {" de carnet": "2490-24-9999"}, "Nombre": "Ana"}, the 7 nowhere;
# with --no-auto-unflatten {"No": 7, "No. de carnet": "2490-24-9999", "Nombre": "Ana"}
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq miller=6.6.0-2+b3 >/dev/null 2>&1
dpkg-deb -x miller_*.deb debian
printf 'No,No. de carnet,Nombre\n7,2490-24-9999,Ana\n' > list.csv
status=0
check() {
  expected=$1
  shift
  seen=$(debian/usr/bin/mlr --icsv "$@" head list.csv | tr '\n' ' ')
  echo "$*: $seen"
  test "$seen" = "$expected " || status=1
}
check '{"No": {" de carnet": "2490-24-9999"}, "Nombre": "Ana"}' --ojsonl
check '{"No": 7, "No. de carnet": "2490-24-9999", "Nombre": "Ana"}' --ojsonl --no-auto-unflatten
check 'No,No. de carnet,Nombre 7,2490-24-9999,Ana' --ocsv
exit "$status"
