#!/bin/sh
# R 4.2.2 (Debian 12), `as.POSIXct`, which makes times of texts: if one talk of a programme has no hour, none has. R
# tries a few formats, with seconds, with minutes and with the day alone, and takes the first that fits all texts;
# and a format fits as soon as it fits the beginning, whatever follows. A single "2025-10-05", or "2025-10-05 por
# confirmar", among a thousand hours makes midnight of them all, in a column that is called a time and has no NA. ISO
# 8601 with its T, as JSON has it, always ends so, and 2:30 PM is at night. One expects NA for what does not fit, as R
# gives for a number that is none, or a fault. A trial with texts of one kind, and a space before the hour, shows
# nothing. `as.Date` reads the beginning alone as well.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 8:00 and 14:30: 08:00 14:30; with a third text, a day alone or "por confirmar", 00:00 each; with T 00:00
# each; of 8:00 AM and 2:30 PM 08:00 02:30; of the day 04/10/2025 year 4, month 10, day 20
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq r-base-core=4.2.2.20221110-2 libblas3 libgfortran5 libquadmath0 libgomp1 libreadline8 libtirpc3 \
  libpcre2-8-0 liblzma5 libbz2-1.0 libicu72 libstdc++6 libgssapi-krb5-2 libk5crypto3 libkrb5-3 libkrb5support0 \
  libcom-err2 libkeyutils1 libtinfo6 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.R <<'R'
show <- function(...) cat(format(as.POSIXct(c(...), tz = "UTC"), "%H:%M"), "\n")
show("2025-10-04 08:00", "2025-10-04 14:30")
show("2025-10-04 08:00", "2025-10-04 14:30", "2025-10-05")
show("2025-10-04 08:00", "2025-10-04 14:30", "2025-10-05 por confirmar")
show("2025-10-04T08:00:00Z", "2025-10-04T14:30:00Z")
show("2025-10-04 8:00 AM", "2025-10-04 2:30 PM")
day <- as.POSIXlt(as.Date("04/10/2025"))
cat(day$year + 1900, day$mon + 1, day$mday, "\n")
R
library="$PWD/debian/usr/lib"
ln -sf /dev/null "$library/R/etc/Renviron"
shared="$library/x86_64-linux-gnu"
LD_LIBRARY_PATH="$library/R/lib:$shared/blas:$shared/lapack:$shared:$PWD/debian/lib/x86_64-linux-gnu" \
  R_HOME="$library/R" R_DEFAULT_PACKAGES=NULL LC_ALL=C.UTF-8 "$library/R/bin/exec/R" --no-save --no-restore --no-echo \
  -f try.R 2>/dev/null | sed 's/ $//' | tee seen
cat > expected <<'TXT'
08:00 14:30
00:00 00:00 00:00
00:00 00:00 00:00
00:00 00:00
08:00 02:30
4 10 20
TXT
cmp expected seen
