#!/bin/sh
# recsel of GNU recutils 1.9 (Debian 12), databases in plain text: the mean of the marks 80, 90 and NSP, "no se
# presentó", is 56.67. By its manual `Avg` is the mean "of the numerical values of a field", so that one expects 85, as
# spreadsheets have it. A text is no value for the sum and one more for the count by which the sum is divided, and so
# are an empty field, which csv2rec makes of each empty cell, and a mark with a comma, "85,5". `Min`, told to do the
# same, leaves them out. Nothing is said, and where the line of the field is missing altogether the mean is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, Avg and Min of 80, 90 and: NSP 56.6667 and 80; an empty cell 56.6667 and 80; 85,5 56.6667 and 80; without a line
# 85 and 80
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq recutils=1.9-2 librec1=1.9-2 libgcrypt20 libgpg-error0 libreadline8 libuuid1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8
status=0
check() {
  seen=$(debian/usr/bin/recsel -p "Avg(Nota),Min(Nota)" | tr '\n' ' ')
  echo "$1: ${seen% }"
  test "${seen% }" = "Avg_Nota: $2 Min_Nota: 80" || status=1
}
marks() { printf 'Nombre,Nota\nAna,80\nEva,90\nSol,%s\n' "$1" | debian/usr/bin/csv2rec; }
debian/usr/bin/recsel --version | head -n 1
marks NSP | check "NSP" 56.6667
marks '' | check "an empty cell" 56.6667
marks '"85,5"' | check "85,5" 56.6667
marks NSP | sed '/NSP/d' | check "without a line" 85
exit "$status"
