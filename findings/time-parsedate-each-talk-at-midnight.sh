#!/bin/sh
# Time::ParseDate 2015.103 (Perl, Debian 12): each hour that JavaScript wrote is midnight. `toISOString` and JSON give
# 2025-10-04T14:30:00Z, and `parsedate` makes 4 October at 00:00 of it: it does not know the Z, and the hour before it,
# which must end at a blank or at the end, goes with it. It knows +00:00 and "UTC" behind a blank, and so a trial with
# those or without a zone is right. -06:00 directly behind the hour, which is ISO 8601 for Guatemala, is midnight too.
# One expects the hour or nothing, as for a text that it cannot read at all; the day alone is an answer like any other.
# Only its option WHOLE refuses what was left over. "2:30 p.m." is half past two at night in the same way.
# Needs Debian 12 on amd64 with its package lists.
# Seen, with the machine in UTC: 2025-10-04T14:30:00 14:30, with Z 00:00, with -06:00 00:00, with " -06:00" 20:30, with
# " UTC" 14:30; 2025-10-04 2:30 pm 14:30, 2:30 p.m. 02:30
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libtime-parsedate-perl=2015.103-4 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.pl <<'PL'
use strict;
use POSIX qw(strftime);
use Time::ParseDate;

print "$_ is ", strftime("%d/%m %H:%M", gmtime parsedate($_)), "\n" for @ARGV;
PL
TZ=UTC PERL5LIB="$PWD/debian/usr/share/perl5" /usr/bin/perl try.pl 2025-10-04T14:30:00 2025-10-04T14:30:00Z \
  2025-10-04T14:30:00-06:00 "2025-10-04T14:30:00 -06:00" "2025-10-04T14:30:00 UTC" "2025-10-04 2:30 pm" \
  "2025-10-04 2:30 p.m." > seen
cat seen
cat > expected <<'TXT'
2025-10-04T14:30:00 is 04/10 14:30
2025-10-04T14:30:00Z is 04/10 00:00
2025-10-04T14:30:00-06:00 is 04/10 00:00
2025-10-04T14:30:00 -06:00 is 04/10 20:30
2025-10-04T14:30:00 UTC is 04/10 14:30
2025-10-04 2:30 pm is 04/10 14:30
2025-10-04 2:30 p.m. is 04/10 02:30
TXT
cmp seen expected
