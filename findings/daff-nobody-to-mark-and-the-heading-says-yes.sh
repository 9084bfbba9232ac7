#!/bin/sh
# daff 1.4.2, which compares tables and carries the differences over, `daff patch`: one desk notes that Eva has paid,
# and her line is taken out of the list at the other one; with the first one's patch the column "pago" there is called
# "si". A change whose person is not there is written into the line of the headings. One expects that it is left out, or an
# error. The heading goes in a list of nobody too, and where `--id` says which column tells people apart; nothing is
# said, the status is 0, and whoever reads the list by the names of its columns finds that nobody has paid. Where Eva is
# in the list, in whatever line, the patch is right, so that a trial shows nothing.
# Seen, of the list of Ana and Luis: carnet,nombre,si 1,Ana,no 3,Luis,no, with --id the same; of a list of nobody
# carnet,nombre,si; with Eva at the end carnet,nombre,pago 1,Ana,no 2,Eva,si 3,Luis,no
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund daff@1.4.2
daff=node_modules/.bin/daff
printf '%s\n' carnet,nombre,pago 1,Ana,no 2,Eva,no 3,Luis,no > before.csv
printf '%s\n' carnet,nombre,pago 1,Ana,no 2,Eva,si 3,Luis,no > paid.csv
printf '%s\n' carnet,nombre,pago 1,Ana,no 3,Luis,no > without.csv
printf '%s\n' carnet,nombre,pago 1,Ana,no 3,Luis,no 2,Eva,no > moved.csv
echo carnet,nombre,pago > nobody.csv
"$daff" diff --output patch.csv before.csv paid.csv
"$daff" diff --id carnet --output patch-id.csv before.csv paid.csv
status=0
check() {
  seen=$("$daff" patch "$1" "$2" | tr '\n' ' ' | sed 's/ *$//')
  echo "$1 with $2: $seen"
  test "$seen" = "$3" || status=1
}
check without.csv patch.csv "carnet,nombre,si 1,Ana,no 3,Luis,no"
check without.csv patch-id.csv "carnet,nombre,si 1,Ana,no 3,Luis,no"
check nobody.csv patch.csv "carnet,nombre,si"
check moved.csv patch.csv "carnet,nombre,pago 1,Ana,no 2,Eva,si 3,Luis,no"
exit "$status"
