#!/bin/sh
# sort of coreutils 9.1 (Debian 12), `sort --random-sort`, or -R: in a raffle with one line a ticket whoever has nine
# tickets wins as often as whoever has one. Lines are ordered by a random value of their text, and so equal lines have
# the same one and stay together: it is the names that are shuffled, and not the tickets. The manual says "shuffle, but
# group identical keys"; one expects of a shuffle that each line comes first as often as any other, as with `shuf`, and
# nothing shows that it is not so, since all lines are there and their order is another one each time. With a number
# before each name the draw is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of nine tickets of Ana and one of Eva, 600 draws: with sort -R Eva wins some 300, with shuf some 60; of the
# lines of Ana none stands apart from the others with sort -R
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq coreutils=9.1-1 libselinux1 libacl1 libattr1 libgmp10 libpcre2-8-0 libssl3 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
printf 'Ana\nAna\nAna\nAna\nEva\nAna\nAna\nAna\nAna\nAna\n' > tickets
draw() {
  for _ in $(seq 600); do "$@" tickets | head -n 1; done | grep -c Eva
}
sorted=$(draw debian/usr/bin/sort --random-sort)
shuffled=$(draw debian/usr/bin/shuf)
groups=$(debian/usr/bin/sort --random-sort tickets | uniq | wc -l)
echo "Eva wins: sort -R $sorted, shuf $shuffled of 600; groups of sort -R: $groups"
# Eight times the deviation of each count lies between the limits.
test "$sorted" -gt 200 && test "$shuffled" -lt 120 && test "$groups" -eq 2
