#!/bin/sh
# hledger 1.25 (Debian 12), accounts in plain text: a fee of Q1,250 is one quetzal and a quarter. Guatemala parts
# thousands with a comma, and whole amounts are written without a point. A mark that stands alone in a number is taken
# for the decimal one, and the manual says so. One expects three digits behind a comma to be thousands, as they are for
# ledger 3.3.0, whose files it reads, the more since "Q1,250.00" in the same file says what the comma is for. The sum of
# both is Q1,251.250, and `check` finds no fault. "Q125" and whatever has its centavos is right, so that a trial shows
# nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Q1,250 and Q1,250.00: hledger Q1.250 and in sum Q1,251.250; ledger Q1,250.00 and in sum Q2,500.00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq hledger=1.25-2+b5 ledger=3.3.0-3 libtinfo6 libgmp10 libffi8 libmpfr6 libicu72 libpython3.11 \
  libexpat1 zlib1g libbz2-1.0 liblzma5 libzstd1 libedit2 libbsd0 libmd0 libboost-filesystem1.74.0 \
  libboost-iostreams1.74.0 libboost-python1.74.0 libboost-regex1.74.0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > fees.journal <<'TXT'
2025-10-04 Ana
  ingresos  Q1,250
  caja

2025-10-05 Eva
  ingresos  Q1,250.00
  caja
TXT
usr="$PWD/debian/usr"
export LC_ALL=C.UTF-8 HOME="$PWD"
export LD_LIBRARY_PATH="$usr/lib/ledger:$usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
"$usr/bin/hledger" -f fees.journal check
fees() { awk '{ print $(NF - 1), $NF }' | tr '\n' ';'; }
seen="hledger $("$usr/bin/hledger" -f fees.journal register ingresos | fees)"
seen="$seen ledger $("$usr/bin/ledger" -f fees.journal register ingresos --columns 80 | fees)"
echo "$seen"
test "$seen" = "hledger Q1.250 Q1.250;Q1,250.000 Q1,251.250; ledger Q1,250.00 Q1,250.00;Q1,250.00 Q2,500.00;"
