#!/bin/sh
# mu 1.8.14 (Debian 12), which searches mail in the terminal and in Emacs: the mail in which a student names their
# number is not found by that number. `mu find 2490-24-1000` finds nothing, and neither do "T-3" and "24-1000", in
# quotation marks or behind `body:`. Of the mail's text the index makes words at each dash, 2490, 24 and 1000, as it
# does at blanks; of the question the dashes are kept, and no word has one. One expects the same words of both: accents
# are taken off both, commas in Q1,250.00 and the points in an address are found. The part 1000 finds the mail, and so
# do the three parts in quotation marks with blanks; "no matches" reads as if no such mail had come.
# Needs Debian 12 on amd64 with its package lists.
# Seen, found of one mail: 2490-24-1000 0, "2490-24-1000" 0, body:2490-24-1000 0, T-3 0, 1000 1, "2490 24 1000" 1,
# Q1,250.00 1, robotica 1, ana@example.org 1
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq maildir-utils=1.8.14-1 libxapian30=1.4.22-1 libgmime-3.0-0 guile-3.0-libs libgc1 libgpgme11 \
  libassuan0 libgpg-error0 libidn2-0 libunistring2 libglib2.0-0 libmount1 libblkid1 libselinux1 libffi8 libpcre2-8-0 \
  libreadline8 libtinfo6 libstdc++6 libgmp10 libuuid1 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
export HOME="$PWD" XDG_CACHE_HOME="$PWD/cache" LC_ALL=C.UTF-8
mkdir -p mail/cur mail/new mail/tmp
cat > mail/cur/1:2,S <<'TXT'
From: Ana <ana@example.org>
To: organizar@example.org
Subject: Pago
Date: Sat, 04 Oct 2025 20:30:00 -0600
Message-ID: <1@example.org>
MIME-Version: 1.0
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: 8bit

Mi carnet es 2490-24-1000, y vengo al taller de robótica en el salón T-3. Pagué Q1,250.00.
TXT
mu() { debian/usr/bin/mu "$@"; }
mu init --maildir="$PWD/mail" > log 2>&1
mu index --quiet >> log 2>&1
for text in 2490-24-1000 '"2490-24-1000"' body:2490-24-1000 T-3 1000 '"2490 24 1000"' Q1,250.00 robotica \
  ana@example.org; do
  echo "$text $(mu find --fields s "$text" 2>> log | grep -c Pago || true)"
done > seen
cat seen
cat > expected <<'TXT'
2490-24-1000 0
"2490-24-1000" 0
body:2490-24-1000 0
T-3 0
1000 1
"2490 24 1000" 1
Q1,250.00 1
robotica 1
ana@example.org 1
TXT
cmp seen expected
