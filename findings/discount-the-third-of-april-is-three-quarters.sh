#!/bin/sh
# discount 2.2.7 and lowdown 1.0.0 (Debian 12), Markdown in C: "el 3/4 en la Sala 1/2" becomes "el ¾ en la Sala ½". Both
# mend quotation marks and dashes unless told otherwise, and with them the fractions 1/4, 1/2 and 3/4. Spanish writes
# days so, the day before the month: 1 April, 1 February and 3 April are a quarter, a half and three quarters, 2/4 and
# 5/4 stay days, and a programme from the 1st to the 5th begins with a sign that nobody takes for one. One expects a
# date to stay, as in cmark 0.30.2 with its own `--smart`, or that the marks mended by default are those of sentences. A
# digit before them keeps them from it, as in 11/4, and the year behind them does not: 3/4/2025 is ¾/2025.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 1/4, 2/4, 3/4, 1/2, 11/4 and 3/4/2025: discount and lowdown ¼ 2/4 ¾ ½ 11/4 ¾/2025, cmark as written
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq discount=2.2.7-2 libmarkdown2=2.2.7-2 lowdown=1.0.0-2 cmark=0.30.2-6 libcmark0.30.2 libmd0 \
  libbsd0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
echo "1/4 2/4 3/4 1/2 11/4 3/4/2025" > days.md
status=0
check() {
  expected=$1
  shift
  seen=$("debian/usr/bin/$@" days.md | sed -n 's,^<p>\(.*\)</p>$,\1,p' | sed 's/&#47;/\//g
    s/&frac14;\|&#188;/¼/g
    s/&frac12;\|&#189;/½/g
    s/&frac34;\|&#190;/¾/g')
  echo "$*: $seen"
  test "$seen" = "$expected" || status=1
}
check "¼ 2/4 ¾ ½ 11/4 ¾/2025" markdown
check "¼ 2/4 ¾ ½ 11/4 ¾/2025" lowdown
check "1/4 2/4 3/4 1/2 11/4 3/4/2025" cmark --smart
exit "$status"
