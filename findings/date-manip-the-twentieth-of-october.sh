#!/bin/sh
# Date::Manip 6.91 (Perl, Debian 12): "octubre 2025" is the 20th of October. It takes the four digits behind a month for
# a day and a year of two digits, 20 and 25, and so in English. It reads years of four digits everywhere else; one
# expects the first of the month, as it gives for "2025-10", or an error. Of each year from 2001 to 2099 it makes the
# 20th, and of 1999 the 19th, so that all dates look alike and like true ones: a programme "de octubre 2025" begins on
# the 20th, and a membership "hasta noviembre 2025" of a list ends on the 20th and not with the month. "de" and a comma
# between them change nothing. `Format_MMMYYYY`, which is off, gives the first day.
# Needs Debian 12 with its package lists.
# Seen: octubre 2025, octubre de 2025 and October 2025 2025-10-20, febrero 2031 2031-02-20, octubre 1999 1999-10-19,
# 2025-10 2025-10-01, 4 de octubre de 2025 2025-10-04; with Format_MMMYYYY octubre 2025 2025-10-01
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libdate-manip-perl=6.91-1 >/dev/null 2>&1
dpkg-deb -x libdate-manip-perl_*.deb debian
cat > try.pl <<'PL'
use strict;
use warnings;
use Date::Manip::Date;

sub show {
    my ($settings, @texts) = @_;
    my $date = Date::Manip::Date->new;
    $date->config(@$settings);
    for my $text (@texts) {
        my $failed = $date->parse($text);
        print "$text: ", $failed ? $date->err : $date->printf("%Y-%m-%d"), "\n";
    }
}

show(["Language", "Spanish"], "octubre 2025", "octubre de 2025", "febrero 2031", "octubre 1999", "2025-10",
    "4 de octubre de 2025");
show(["Language", "English"], "October 2025");
show(["Language", "Spanish", "Format_MMMYYYY", "first"], "octubre 2025");
PL
TZ=America/Guatemala perl -I debian/usr/share/perl5 try.pl > seen
cat seen
cat > expected <<'TXT'
octubre 2025: 2025-10-20
octubre de 2025: 2025-10-20
febrero 2031: 2031-02-20
octubre 1999: 1999-10-19
2025-10: 2025-10-01
4 de octubre de 2025: 2025-10-04
October 2025: 2025-10-20
octubre 2025: 2025-10-01
TXT
cmp seen expected
