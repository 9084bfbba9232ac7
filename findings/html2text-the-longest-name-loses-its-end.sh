#!/bin/sh
# html2text 1.3.2a (Debian 12), which makes plain text of pages and of mails in HTML: with `-utf8` the longest name of a
# table loses its end, one sign for each letter with an accent but the first. "Íñigo Óscar Ixchel Gómez" is "Íñigo Óscar
# Ixchel Gó", and a carnet behind a name, in the same cell, is another number. A column is made as wide as its longest
# text has letters, and a blank, and each line is then cut after as many bytes, of which such a letter has two. Shorter
# names stay whole, so that of a list it is one person, or a few, and the fee stands right behind the name. By the
# manual the option uses UTF-8 "both for input and output", and so one expects it to count letters; paragraphs, and
# tables without accents, are right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana Pérez and Íñigo Óscar Ixchel Gómez: Ana Pérez, Íñigo Óscar Ixchel Gó; without accents Inigo Oscar Ixchel
# Gomez; José Núñez 2490-24-1000 in one cell José Núñez 2490-24-10, in a paragraph the whole
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq html2text=1.3.2a-28 libstdc++6 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
text() {
  printf '<html><body>%s</body></html>' "$1" > page.html
  debian/usr/bin/html2text -utf8 page.html | sed 's/ *$//' | grep .
}
table() {
  rows=""
  for name in "$@"; do rows="$rows<tr><td>$name</td><td>Q50</td></tr>"; done
  text "<table>$rows</table>"
}
{
  table "Ana Pérez" "Íñigo Óscar Ixchel Gómez"
  table "Ana Perez" "Inigo Oscar Ixchel Gomez"
  table "José Núñez 2490-24-1000"
  text "<p>José Núñez 2490-24-1000</p>"
} > seen
cat seen
cat > expected <<'TXT'
Ana Pérez               Q50
Íñigo Óscar Ixchel GóQ50
Ana Perez                Q50
Inigo Oscar Ixchel Gomez Q50
José Núñez 2490-24-10Q50
José Núñez 2490-24-1000
TXT
cmp seen expected
