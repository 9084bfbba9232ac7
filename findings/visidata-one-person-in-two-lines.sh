#!/bin/sh
# VisiData 2.11 (Debian 12): a list that it saves as TSV has more lines than people. Where a cell holds a line break, as
# two telephones in one cell do, the rest of the person begins a new line, and a tab in a cell moves all that comes
# after it by one column. TSV has no quotes for that; so the manual has `--tsv-safe-newline` and `--tsv-safe-tab`, each
# a "replacement … when saving to tsv" with a value of its own. One expects them to work. But they do nothing, even
# when one names a sign, unless `--safety-first` is on, of which the manual says for "edge cases" only.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana with a break and Eva with a tab: by itself, and with --tsv-safe-newline=/ and --tsv-safe-tab=_, three
# lines of 1, 2 and 3 fields; with --safety-first too, "2388 9000/5555 1234" and Ana, "a_b" and Eva
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq visidata=2.11-1 python3-dateutil python3-six python3-importlib-metadata python3-zipp \
  python3-more-itertools >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export HOME="$PWD" PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" TERM=xterm LC_ALL=C.UTF-8
printf 'telefono,nombre\n"2388 9000\n5555 1234",Ana\n"a\tb",Eva\n' > list.csv
signs="--tsv-safe-newline=/ --tsv-safe-tab=_"
status=0
check() {
  expected=$1
  shift
  /usr/bin/python3 debian/usr/bin/visidata --batch --overwrite=y "$@" list.csv --output list.tsv \
    >/dev/null 2>&1 </dev/null
  seen=$(tail -n +2 list.tsv | tr '\t\n' '|;')
  echo "${*:-by itself}: $seen"
  test "$seen" = "$expected" || status=1
}
broken="2388 9000;5555 1234|Ana;a|b|Eva;"
check "$broken"
check "$broken" $signs
check "2388 9000/5555 1234|Ana;a_b|Eva;" $signs --safety-first
exit "$status"
