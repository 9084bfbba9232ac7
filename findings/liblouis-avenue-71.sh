#!/bin/sh
# liblouis 3.24.0 (Debian 12), which writes braille for NVDA, Orca and embossers: in Spanish, with or without
# contractions, "6a avenida" is the same as "61 avenida". In braille the digits are the letters a to j behind a sign for
# numbers, so that a letter from a to j that follows a digit needs a sign of its own. One expects the tables to know
# that, as those for English and German do. Those for Spanish, and for Catalan, Portuguese and Italian, do not: "Salón
# 2b" is "Salón 22", and each address of Guatemala, where avenues and streets are numbered "7a" and "12a", leads whoever
# reads with the fingers to another one, or to a number. Large letters are right, "2B", and so are letters behind j and
# "2 b", so that a trial with room "T-3" shows nothing. Reading the braille back gives 61 too.
# Needs Debian 12 on amd64 with its package lists.
# Seen, 6a as 61 and 2b as 22 yes in es-g1, es-g2, ca-g1, pt-pt-g1 and it-it-comp6, no in en-ueb-g1 and de-g1; 2B as 22
# no in all; es-g1 reads 6a avenida back as 61 avenida
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq liblouis-bin=3.24.0-1 liblouis20=3.24.0-1 liblouis-data=3.24.0-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu" LOUIS_TABLEPATH="$PWD/debian/usr/share/liblouis/tables"
export LC_ALL=C.UTF-8
braille() {
  echo "$2" | debian/usr/bin/lou_translate "unicode.dis,$1"
}
same() {
  if test "$(braille "$1" "$2")" = "$(braille "$1" "$3")"; then echo yes; else echo no; fi
}
for table in es-g1.ctb es-g2.ctb ca-g1.ctb pt-pt-g1.utb it-it-comp6.utb en-ueb-g1.ctb de-g1.ctb; do
  avenue=$(same "$table" "6a avenida" "61 avenida")
  echo "$table: 6a as 61 $avenue, 2b as 22 $(same "$table" 2b 22), 2B as 22 $(same "$table" 2B 22)"
done > seen
back=$(braille es-g1.ctb "6a avenida" | debian/usr/bin/lou_translate --backward unicode.dis,es-g1.ctb)
echo "read back: $back" >> seen
cat seen
cat > expected <<'TXT'
es-g1.ctb: 6a as 61 yes, 2b as 22 yes, 2B as 22 no
es-g2.ctb: 6a as 61 yes, 2b as 22 yes, 2B as 22 no
ca-g1.ctb: 6a as 61 yes, 2b as 22 yes, 2B as 22 no
pt-pt-g1.utb: 6a as 61 yes, 2b as 22 yes, 2B as 22 no
it-it-comp6.utb: 6a as 61 yes, 2b as 22 yes, 2B as 22 no
en-ueb-g1.ctb: 6a as 61 no, 2b as 22 no, 2B as 22 no
de-g1.ctb: 6a as 61 no, 2b as 22 no, 2B as 22 no
read back: 61 avenida
TXT
cmp seen expected
