#!/bin/sh
# numfmt of coreutils 9.1 (Debian 12): `--format=%.2f` makes some amounts a cent larger, and `--format=%.0f` gives the
# mark 60.1 a 61. numfmt rounds away from zero, and its help says so for `--round`, "METHOD for rounding when scaling".
# Nothing is scaled here, and "8.10" has no third digit; one expects what printf makes of the same format. But the
# number is multiplied by 100 first, comes out as 810.000…1 in binary, and is rounded up: a fee of Q8.10 becomes Q8.11.
# So it goes with 578 of the 10,000 amounts from 0.00 to 99.99, among them 0.30, 0.60 and 9.10, while 8.50, 12.50 and
# all whole ones stay, so that a trial shows nothing. `--round=nearest` keeps them all.
# Needs Debian 12 on amd64 with its package lists.
# Seen: with %.2f 578 of 10,000 changed, 8.10 8.11, 8.50 8.50; with --round=nearest 0 changed; with %.0f 60.1 61; printf
# 8.10 and 60
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq coreutils=9.1-1 >/dev/null 2>&1
dpkg-deb -x coreutils_*.deb debian
export LC_ALL=C
numfmt=debian/usr/bin/numfmt
awk 'BEGIN { for (n = 0; n < 10000; n++) printf "%d.%02d\n", n / 100, n % 100 }' >amounts
$numfmt --format=%.2f <amounts >plain
$numfmt --format=%.2f --round=nearest <amounts >nearest
changed() { paste amounts "$1" | awk '$1 != $2 { n++ } END { print n + 0 }'; }
seen="$(changed plain) $($numfmt --format=%.2f 8.10) $($numfmt --format=%.2f 8.50) nearest $(changed nearest)"
seen="$seen %.0f $($numfmt --format=%.0f 60.1) printf $(printf '%.2f' 8.10) $(printf '%.0f' 60.1)"
echo "$seen"
[ "$seen" = "578 8.11 8.50 nearest 0 %.0f 61 printf 8.10 60" ]
