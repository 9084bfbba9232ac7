#!/bin/sh
# Horde_Icalendar 2.1.8 (PHP, Debian 12), of the mail and calendar server Horde: whoever reads a calendar with it and
# writes it again brings cancelled days back. EXDATE names the days that a repeated event leaves out. When read, each
# is kept as year, month and day; when written, these three numbers are taken for seconds since 1970: 11 October 2025
# becomes three moments of the first of January 1970, 33 minutes and 45 seconds after midnight the first. The file is
# valid and says nothing. One expects what nobody has changed to come out as it was, as the rule itself, the zone and
# the escaped commas do. Who takes part stands before a closed door on the day that was cancelled. It is the same with a
# zone, in UTC and without both; with a file without cancelled days a trial is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of four Saturdays without the 11th: read 4 18 25, written EXDATE:19700101T003345Z,19700101T000010Z,
# 19700101T000011Z, which ical.js 2.2.1 reads as 4 11 18 25
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq php-horde-icalendar=2.1.8-7 php-horde-date=2.4.1-9 php-horde-exception=2.0.8-10 \
  php-horde-mail=2.6.6-5 php-horde-nls=2.2.1-6 php-horde-stream-wrapper=2.1.5-1 php-horde-support=2.2.2-2 \
  php-horde-translation=2.2.2-7 php-horde-util=2.5.12-2 php8.2-cli=8.2.36-1~deb12u1 php8.2-mbstring libonig5 \
  libargon2-1 libsodium23 libxml2 libpcre2-8-0 libssl3 libicu72 liblzma5 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > write.php <<'PHP'
<?php
spl_autoload_register(fn ($name) => require str_replace("_", "/", $name) . ".php");
$calendar = new Horde_Icalendar();
$calendar->parsevCalendar(stream_get_contents(STDIN));
echo $calendar->exportvCalendar();
PHP
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";

const calendar = new ICAL.Component(ICAL.parse(readFileSync(0, "utf8")));
const days = new ICAL.Event(calendar.getFirstSubcomponent("vevent")).iterator();
const seen = [];
for (let day = days.next(); day; day = days.next()) seen.push(day.day);
console.log(seen.join(" "));
JS
usr="$PWD/debian/usr"
status=0
check() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Example//ES BEGIN:VEVENT UID:1 DTSTAMP:20250901T000000Z \
    DTSTART:20251004T140000Z 'RRULE:FREQ=WEEKLY;BYDAY=SA;COUNT=4' "$1" SUMMARY:Taller END:VEVENT END:VCALENDAR > before.ics
  LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" "$usr/bin/php8.2" -n -d error_reporting=0 \
    -d "include_path=$usr/share/php" -d "extension=$usr/lib/php/20220829/mbstring.so" write.php < before.ics > after.ics
  written=$(sed 's/\r$//' after.ics | sed -n '/^EXDATE/p')
  seen="$(node read.mjs < before.ics), $written, $(node read.mjs < after.ics)"
  echo "$1: $seen"
  test "$seen" = "$2" || status=1
}
check EXDATE:20251011T140000Z "4 18 25, EXDATE:19700101T003345Z,19700101T000010Z,19700101T000011Z, 4 11 18 25"
check X-NOTHING:1 "4 11 18 25, , 4 11 18 25"
exit "$status"
