#!/bin/sh
# Spreadsheet::ParseExcel 0.65 (Perl, Debian 12; Spreadsheet::ParseXLSX formats with it): eight and a half hours of
# attendance are 8:01, and so is any sum of hours below nine. `[h]:mm` is how a sheet shows hours that may go beyond a
# day (ECMA-376, 18.8.31), and each sheet that adds hours up has it. In such formats mm is minutes next to an hour and
# months elsewhere. The module knows the brackets, and counts the hours right, but no longer sees an hour next to mm: it
# writes the month of the number taken for a date, which is January until the sum exceeds 31 days. One expects "8:30",
# as the sheet shows it and as h:mm gives. `[hh]:mm`, with two letters, keeps its brackets, and 25 hours are [01]:00.
# Nothing is said; with seconds, [h]:mm:ss, all is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 8:30, 25:45 and 800:15: [h]:mm 8:01, 25:01, 800:02; [hh]:mm [08]:30, [01]:45, [08]:15; [h]:mm:ss 8:30:00,
# 25:45:00, 800:15:00; by @e965/xlsx 0.20.3 8:30, 25:45, 800:15 and with [hh]:mm 08:30, 25:45, 800:15
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libspreadsheet-parseexcel-perl=0.6500-4~deb12u1 libole-storage-lite-perl libcrypt-rc4-perl \
  libdigest-perl-md5-perl libio-stringy-perl >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > write.mjs <<'JS'
import { read, utils, write } from "@e965/xlsx";
import { writeFileSync } from "node:fs";

const sums = [8.5, 25.75, 800.25];
const row = (format) => sums.map((hours) => ({ t: "n", v: hours / 24, z: format }));
const book = utils.book_new(utils.aoa_to_sheet([row("[h]:mm"), row("[hh]:mm"), row("[h]:mm:ss")]), "Horas");
const file = write(book, { type: "buffer", bookType: "biff8" });
writeFileSync("hours.xls", file);
console.log(utils.sheet_to_csv(read(file).Sheets.Horas, { FS: " " }));
JS
cat > read.pl <<'PL'
use strict;
use Spreadsheet::ParseExcel;

my $sheet = Spreadsheet::ParseExcel->new->parse("hours.xls")->worksheet(0);
for my $row (0 .. 2) {
    print join(" ", map { $sheet->get_cell($row, $_)->value } 0 .. 2), "\n";
}
PL
root="$PWD/debian/usr"
{
  node write.mjs
  PERL5LIB="$root/share/perl5:$root/lib/x86_64-linux-gnu/perl5/5.36" /usr/bin/perl read.pl 2>/dev/null
} > seen
cat seen
cat > expected <<'TXT'
8:30 25:45 800:15
08:30 25:45 800:15
8:30:00 25:45:00 800:15:00
8:01 25:01 800:02
[08]:30 [01]:45 [08]:15
8:30:00 25:45:00 800:15:00
TXT
cmp -s seen expected
