#!/bin/sh
# jc 1.22.5 (Debian 12), which makes JSON for scripts of the output of other programs: `jc --csv` joins the lines of a
# cell. A cell may hold a line break if it is in quotes (RFC 4180, 2.6), and in lists of people two telephones, or a
# room and an hour, often stand so. jc cuts the text into lines, and Python's reader of CSV puts the parts of a cell
# together without what was between them: "2388 9000" above "5555 1234" becomes one number of sixteen digits, and "Sala
# 3" above "2 p. m." is Sala 32 p. m. There are as many rows as people, and so nothing looks wrong. The same reader has
# the breaks when it gets the file as it is; `jc --csv-s`, which goes row by row, has not.
# Needs Debian 12 on amd64 with its package lists.
# Seen: --csv and --csv-s "Sala 32 p. m." and "2388 90005555 1234", Python's csv "Sala 3\n2 p. m." and "2388 9000\n5555
# 1234"
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq jc=1.22.5-1 python3-pygments python3-ruamel.yaml python3-ruamel.yaml.clib python3-xmltodict \
  python3-pkg-resources >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" LC_ALL=C.UTF-8
printf 'lugar,telefono\n"Sala 3\n2 p. m.","2388 9000\n5555 1234"\n' > list.csv
cat > try.py <<'PY'
import csv
import json

with open("list.csv", newline="") as file:
    print(json.dumps(next(csv.DictReader(file)), separators=(",", ":")))
PY
{
  for parser in csv csv-s; do /usr/bin/python3 debian/usr/bin/jc --$parser < list.csv; done
  /usr/bin/python3 try.py
} | tee seen
cat > expected <<'TXT'
[{"lugar":"Sala 32 p. m.","telefono":"2388 90005555 1234"}]
{"lugar":"Sala 32 p. m.","telefono":"2388 90005555 1234"}
{"lugar":"Sala 3\n2 p. m.","telefono":"2388 9000\n5555 1234"}
TXT
cmp seen expected
