#!/bin/sh
# sabre/vobject 2.1.7 (PHP, Debian 12): whoever reads a calendar with it and writes it again gives each comma in a text
# a backslash that people see. In such files a comma within a text is written "\," (RFC 5545, 3.3.11). The library reads
# line breaks back and writes them, but leaves the backslash before a comma or a semicolon in the text, and escapes it
# when it writes: "6a avenida, zona 1" is "6a avenida\, zona 1" on the page that shows it and on the phone of whoever
# gets the new file. One expects that what nobody has changed comes out as it was. CATEGORIES, which is a list, is
# right.
# Needs Debian 12 on amd64 with its package lists.
# Seen: read 6a avenida\, zona 1, written LOCATION:6a avenida\\, zona 1 and CATEGORIES:a\,b,c; ical.js 2.2.1 reads 6a
# avenida, zona 1 before, and 6a avenida\, zona 1 after
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq php-sabre-vobject=2.1.7-6.1 php8.2-cli=8.2.36-1~deb12u1 php8.2-mbstring libonig5 libargon2-1 \
  libsodium23 libxml2 libpcre2-8-0 libssl3 libicu72 liblzma5 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > try.php <<'PHP'
<?php
require "Sabre/VObject/autoload.php";
$calendar = Sabre\VObject\Reader::read(stream_get_contents(STDIN));
fwrite(STDERR, $calendar->VEVENT->LOCATION . "\n");
echo $calendar->serialize();
PHP
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";

const calendar = new ICAL.Component(ICAL.parse(readFileSync(0, "utf8")));
console.log(`ical.js ${calendar.getFirstSubcomponent("vevent").getFirstPropertyValue("location")}`);
JS
usr="$PWD/debian/usr"
round() {
  LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" "$usr/bin/php8.2" -n \
    -d "include_path=$usr/share/php" -d error_reporting=0 -d "extension=$usr/lib/php/20220829/mbstring.so" try.php
}
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Example//ES BEGIN:VEVENT UID:1 DTSTAMP:20250901T000000Z \
  DTSTART:20251004T140000Z 'LOCATION:6a avenida\, zona 1' 'CATEGORIES:a\,b,c' END:VEVENT END:VCALENDAR > 0.ics
round < 0.ics > 1.ics 2> seen
grep -E '^(LOCATION|CATEGORIES)' 1.ics | tr -d '\r' >> seen
node read.mjs < 0.ics >> seen
node read.mjs < 1.ics >> seen
cat seen
cat > expected <<'TXT'
6a avenida\, zona 1
LOCATION:6a avenida\\, zona 1
CATEGORIES:a\,b,c
ical.js 6a avenida, zona 1
ical.js 6a avenida\, zona 1
TXT
cmp seen expected
