#!/bin/sh
# datamash 1.7 (Debian 12): a table of how many said yes and no at each door counts too few. `crosstab` makes one line
# for each door and one column for each answer. A list as the doors kept it, not sorted, is counted in runs, as `uniq`
# does it, and of a door's second run of the same answer the count replaces that of the first. One expects to have to
# sort for `groupby`, where a forgotten `-s` shows as a door in two lines; here each door stands in one line and each
# answer in one column, so that nothing shows it. Its manual says beside an example that "sorting is required", and not
# what comes otherwise. There is no error.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of A si, B si, A si, A no, B no, A si: by itself A no 1 si 1, B no 1 si 1; with -s A no 1 si 3, B no 1 si 1
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq datamash=1.7-2 >/dev/null 2>&1
dpkg-deb -x datamash_*.deb debian
printf '%s\n' "A si" "B si" "A si" "A no" "B no" "A si" | tr ' ' '\t' > answers.tsv
count() { LC_ALL=C debian/usr/bin/datamash "$@" crosstab 1,2 < answers.tsv | tail -n +2 | tr '\t\n' ' ;'; }
seen="$(count) sorted $(count -s)"
echo "door no si: $seen"
test "$seen" = "A 1 1;B 1 1; sorted A 1 3;B 1 1;"
