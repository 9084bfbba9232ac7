#!/bin/sh
# fuzzywuzzy 0.18.0 (Python, Debian 12), which finds the likest name: for "María López" `extractOne` answers with "Mara
# López", and is 100 sure, although María López is in the list too. Before it compares, it takes out all letters that
# are not ASCII (`force_ascii` is true unless told otherwise), and does not write them without their accent, so that
# María is "mara", Lucía "luca" and Núñez "nez". One expects at least that who is in the list letter by letter comes
# before all others; but both have 100, and the first of the list is taken, while "Maria López", as people type it, has
# less. `ratio` does not do it, and names without accents are right, so that a trial shows nothing. fuzzball 2.2.6, the
# same for JavaScript, keeps the letters.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Mara López, Maria López and María López: fuzzywuzzy Mara López 100, Maria López 95, María López 100; fuzzball
# María López
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-fuzzywuzzy=0.18.0-4 python3-levenshtein=0.12.2-2+b4 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fuzzball@2.2.6
cat > try.py <<'PY'
from fuzzywuzzy import fuzz, process

people = ["Mara López", "Maria López", "María López"]
print(*process.extractOne("María López", people), *(fuzz.WRatio("María López", name) for name in people))
PY
cat > try.mjs <<'JS'
import { extract } from "fuzzball";

const [[name, likeness]] = extract("María López", ["Mara López", "Maria López", "María López"]);
console.log(name, likeness);
JS
seen=$(PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 -W ignore try.py)
seen="$seen; fuzzball $(node try.mjs)"
echo "$seen"
test "$seen" = "Mara López 100 100 95 100; fuzzball María López 100"
