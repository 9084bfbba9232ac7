#!/bin/sh
# iCal::Parser 1.21 (Perl, Debian 12), which turns calendars into the events of each day: a course on three days that
# follow no rule has only the first. Such days are listed in RDATE (RFC 5545, 3.8.5.2), as calendars write them where
# somebody picks the days one by one. The library carries out rules, cancelled days (EXDATE) and moved ones
# (RECURRENCE-ID), and one expects that the days which are added count like those that are taken away, or a warning; its
# manual names no limit. RDATE stays in the event as a text that nobody asked for, the page shows a course of one day,
# and whoever plans by it stays at home on the other two. The same three days as a rule are all there.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 4, 11 and 18 October: as RDATE 4, as a rule 4 11 18; of a rule of four without the 11th 4 18 25; no message
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libical-parser-perl=1.21-3 libdatetime-format-ical-perl=0.09-3 libdatetime-event-ical-perl=0.13-2 \
  libtext-vfile-asdata-perl libalgorithm-c3-perl libb-hooks-endofscope-perl libb-hooks-op-check-perl \
  libclass-accessor-chained-perl libclass-accessor-perl libclass-c3-perl libclass-data-inheritable-perl \
  libclass-inspector-perl libclass-method-modifiers-perl libclass-singleton-perl libdata-optlist-perl \
  libdatetime-event-recurrence-perl libdatetime-locale-perl libdatetime-perl libdatetime-set-perl \
  libdatetime-timezone-perl libdevel-callchecker-perl libdevel-stacktrace-perl libdynaloader-functions-perl \
  libeval-closure-perl libexception-class-perl libfile-sharedir-perl libio-string-perl libmodule-implementation-perl \
  libmodule-runtime-perl libmro-compat-perl libnamespace-autoclean-perl libnamespace-clean-perl libpackage-stash-perl \
  libparams-classify-perl libparams-util-perl libparams-validate-perl libparams-validationcompiler-perl \
  librole-tiny-perl libset-infinite-perl libspecio-perl libsub-exporter-perl libsub-exporter-progressive-perl \
  libsub-identify-perl libsub-install-perl libsub-name-perl libsub-quote-perl libvariable-magic-perl libxstring-perl \
  >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > read.pl <<'PL'
use strict;
use iCal::Parser;

my $calendar = iCal::Parser->new(start => "20250901", end => "20251231")->parse($ARGV[0]);
print join(" ", sort { $a <=> $b } keys %{ $calendar->{events}{2025}{10} }), "\n";
PL
status=0
check() {
  expected=$1
  shift
  {
    printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Example//ES BEGIN:VEVENT UID:1 DTSTAMP:20250901T000000Z
    printf '%s\r\n' DTSTART:20251004T080000 DTEND:20251004T100000 "$@" SUMMARY:Curso END:VEVENT END:VCALENDAR
  } > course.ics
  perl=$(perl -I debian/usr/share/perl5 -I debian/usr/lib/x86_64-linux-gnu/perl5/5.36 read.pl course.ics 2>messages)
  seen="$perl, $(wc -l < messages) messages"
  echo "$*: $seen"
  test "$seen" = "$expected" || status=1
}
check "4, 0 messages" RDATE:20251011T080000,20251018T080000
check "4 11 18, 0 messages" "RRULE:FREQ=WEEKLY;COUNT=3"
check "4 18 25, 0 messages" "RRULE:FREQ=WEEKLY;COUNT=4" EXDATE:20251011T080000
exit "$status"
