#!/bin/sh
# Spreadsheet::ParseExcel 0.65 (Perl, Debian 12; Spreadsheet::ParseXLSX formats with it): dates, hours and fees become
# nonsense where their format names a country with a letter in its number. `[$-100A]dd/mm/yyyy` says "as in Guatemala"
# (ECMA-376 18.8.31), and `value`, which gives what the sheet shows, answers "[$1A]/4/5934" for 4 October 2025. The
# module takes such a prefix off, but knows decimal digits alone, although the numbers are hexadecimal: the United
# States (409) and Britain (809) are right, Mexico (80A), Spain (C0A) and Guatemala (100A) are not, and their digits are
# then filled with those of the value. So a trial with a file in English shows nothing. @e965/xlsx 0.20.3 is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 4 October 2025, 14:30 and 1250.5: 409 04/10/2025, 2:30 PM, $1,250.50; 100A [$1A]/4/5934, [$1A]:01,
# [$Q11,2A]50.50; @e965/xlsx 04/10/2025, 2:30 PM, Q1,250.50
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

const row = (language, money) => [
  { t: "n", v: 45934, z: `[$-${language}]dd/mm/yyyy` },
  { t: "n", v: 14.5 / 24, z: `[$-${language}]h:mm AM/PM` },
  { t: "n", v: 1250.5, z: `[$${money}-${language}]#,##0.00` },
];
const book = utils.book_new(utils.aoa_to_sheet([row("409", "$"), row("100A", "Q")]), "Lista");
const file = write(book, { type: "buffer", bookType: "biff8" });
writeFileSync("list.xls", file);
console.log(utils.sheet_to_csv(read(file).Sheets.Lista, { FS: "|" }));
JS
cat > read.pl <<'PL'
use strict;
use Spreadsheet::ParseExcel;

my $sheet = Spreadsheet::ParseExcel->new->parse("list.xls")->worksheet(0);
for my $row (0, 1) {
    print join("|", map { $sheet->get_cell($row, $_)->value } 0 .. 2), "\n";
}
PL
root="$PWD/debian/usr"
{
  node write.mjs
  PERL5LIB="$root/share/perl5:$root/lib/x86_64-linux-gnu/perl5/5.36" /usr/bin/perl read.pl 2>/dev/null
} > seen
cat seen
cat > expected <<'TXT'
04/10/2025|2:30 PM|$1,250.50
04/10/2025|2:30 PM|Q1,250.50
04/10/2025|2:30 PM|$1,250.50
[$1A]/4/5934|[$1A]:01|[$Q11,2A]50.50
TXT
cmp -s seen expected
