#!/bin/sh
# html-to-text 10.0.1, and pandoc 2.17.1.1 and w3m 0.5.3 of Debian 12: winners that a page names from the last to the
# first get each other's places. `<ol reversed>` is how HTML counts down, "3. Ana, 2. Luis, 1. Eva", and browsers show
# those numbers. These three write 1, 2 and 3, whatever the attribute says, so that the plain text of the mail makes
# Ana, who came third, number 1, and Eva, who won, number 3. One expects the page's numbers, since all three follow
# `start`, w3m also the `value` of a line, and nothing is said. With a `value` on each line w3m is right; the two others
# are not, and their users have to write the numbers into the text.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of reversed: all three 1. Ana 2. Luis 3. Eva; of start="4" all three 4. Ana 5. Luis 6. Eva; of the values 3, 2
# and 1 html-to-text and pandoc 1. Ana 2. Luis 3. Eva, w3m 3. Ana 2. Luis 1. Eva
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
apt-get download -qq pandoc=2.17.1.1-2~deb12u1 pandoc-data liblua5.3-0 libyaml-0-2 libgmp10 libffi8 zlib1g \
  w3m=0.5.3+git20230121-2 libgc1 libgpm2 libtinfo6 libssl3 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund html-to-text@10.0.1
list() { printf '<!doctype html><ol%s><li%s>Ana</li><li%s>Luis</li><li%s>Eva</li></ol>' "$1" "$2" "$3" "$4"; }
list ' reversed' '' '' '' > reversed.html
list ' start="4"' '' '' '' > start.html
list '' ' value="3"' ' value="2"' ' value="1"' > value.html
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { convert } from "html-to-text";

console.log(convert(readFileSync(process.argv[2], "utf8")));
JS
libraries="$folder/debian/usr/lib/x86_64-linux-gnu:$folder/debian/lib/x86_64-linux-gnu"
data="$folder/debian/usr/share/pandoc/data"
read_by() {
  case $1 in
    html-to-text) node read.mjs "$2" ;;
    pandoc) LD_LIBRARY_PATH="$libraries" debian/usr/bin/pandoc --data-dir="$data" --to plain "$2" ;;
    w3m) HOME="$folder" LD_LIBRARY_PATH="$libraries" debian/usr/bin/w3m -dump "$2" ;;
  esac | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'
}
status=0
check() {
  seen=$(read_by "$1" "$2.html")
  echo "$2 by $1: $seen"
  test "$seen" = "$3" || status=1
}
for reader in html-to-text pandoc w3m; do
  check "$reader" reversed "1. Ana 2. Luis 3. Eva"
  check "$reader" start "4. Ana 5. Luis 6. Eva"
done
check html-to-text value "1. Ana 2. Luis 3. Eva"
check pandoc value "1. Ana 2. Luis 3. Eva"
check w3m value "3. Ana 2. Luis 1. Eva"
exit "$status"
