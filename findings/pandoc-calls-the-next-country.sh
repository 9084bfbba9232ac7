#!/bin/sh
# pandoc 2.17.1.1 (Debian 12), Markdown: of telephone numbers one below the other the first stays in Guatemala, "(502)",
# the second is in El Salvador, "(503)", and the third in Honduras, "(504)". A number in brackets at the start of a
# paragraph begins a list (extension `fancy_lists`), whose numbers after the first pandoc counts itself. One expects
# lists of "1." and "1)", which is all that CommonMark knows, and no code of a country among them. Letters count too, so
# that of two copies of a letter, "c. c. Decanato" and "c. c. Archivo", the second is "d. c." A number by itself, one
# within a line, and one with "+502" are right, so that a trial with one line shows nothing; so is `-f commonmark`.
# Needs Debian 12 on amd64 with its package lists.
# Seen in plain text: (502) 2410-2025, (503) 3512-0001, (504) 4001-0002; c. c. Decanato, d. c. Archivo; with
# -f commonmark all as written
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq pandoc=2.17.1.1-2~deb12u1 pandoc-data liblua5.3-0 libyaml-0-2 libgmp10 \
  libffi8 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
printf '(502) 2410-2025\n\n(502) 3512-0001\n\n(502) 4001-0002\n' > numbers.md
printf 'c. c. Decanato\n\nc. c. Archivo\n' > copies.md
convert() {
  LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" debian/usr/bin/pandoc \
    --data-dir="$PWD/debian/usr/share/pandoc/data" --to plain "$@" | tr -s ' \n' ' '
}
status=0
check() {
  echo "$1"
  test "$1" = "$2 " || status=1
}
check "$(convert numbers.md)" "(502) 2410-2025 (503) 3512-0001 (504) 4001-0002"
check "$(convert copies.md)" "c. c. Decanato d. c. Archivo"
check "$(convert --from commonmark numbers.md)" "(502) 2410-2025 (502) 3512-0001 (502) 4001-0002"
check "$(convert --from commonmark copies.md)" "c. c. Decanato c. c. Archivo"
exit "$status"
