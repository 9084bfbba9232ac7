#!/bin/sh
# dateutils 0.4.10 (Debian 12): from 31 January to 1 March is one month and 62 days. `ddiff` with "%m" and "%d" gives
# the whole months and the days that are left over, as one writes "in one month and four days" above the opening of a
# convention. One expects 1, or 0 where a month's end counts as the end of the other, and never more than 30. But on the
# first days of March after a month whose last days February does not have, 62 or 63 are left. The days after these,
# and all other months, are right, and so are the days alone, 29.
# Needs Debian 12 on amd64 with its package lists.
# Seen, months and days: 2025-01-31 to 2025-03-01 1 and 62, to 2025-03-02 1 and 63, to 2025-03-04 1 and 1; 2024-11-30 to
# 2025-03-01 3 and 63; 2025-08-31 to 2025-10-02 1 and 1; days alone from 2025-01-31 to 2025-03-01 29
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq dateutils=0.4.10-1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
left() {
  echo "$1 $2: $(debian/usr/bin/dateutils.ddiff "$1" "$2" -f "$3")"
}
{
  left 2025-01-31 2025-03-01 "%m and %d"
  left 2025-01-31 2025-03-02 "%m and %d"
  left 2025-01-31 2025-03-04 "%m and %d"
  left 2024-11-30 2025-03-01 "%m and %d"
  left 2025-08-31 2025-10-02 "%m and %d"
  left 2025-01-31 2025-03-01 %d
} > seen
cat seen
cat > expected <<'TXT'
2025-01-31 2025-03-01: 1 and 62
2025-01-31 2025-03-02: 1 and 63
2025-01-31 2025-03-04: 1 and 1
2024-11-30 2025-03-01: 3 and 63
2025-08-31 2025-10-02: 1 and 1
2025-01-31 2025-03-01: 29
TXT
cmp seen expected
