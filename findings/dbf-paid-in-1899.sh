#!/bin/sh
# shapefile 0.6.6, @e965/xlsx 0.20.3 and xlsx 0.18.5, readers of DBF: whoever has no day of payment has paid, on 30
# November 1899. A day that is not known is eight blanks in dBASE, and blank is the usual state of a column that the
# cashier fills in. The three take the blanks for numbers, year 0, month 0 and day 0, and JavaScript makes a day of
# that. One expects nothing, as the same readers give for a number that is blank, and for a blank yes or no. A test for
# whether there is a day is true for everybody, and a count of payments is the count of people. As CSV the sheet shows
# an empty cell, so that a look at it tells nothing. dbffile 1.13.0 answers null.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana, 8.5 and 4 October 2025, and Eva without both: shapefile and @e965/xlsx 8.5 2025-10-04, none 1899-11-30;
# xlsx the same days as 45934 and -30; dbffile 8.5 2025-10-04, none none; as CSV "Eva,,"
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libdbd-xbase-perl=1:1.08-2 >/dev/null 2>&1
dpkg-deb -x libdbd-xbase-perl_*.deb debian
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund shapefile@0.6.6 @e965/xlsx@0.20.3 xlsx@0.18.5 dbffile@1.13.0
cat > write.pl <<'PL'
use strict;
use XBase;

my $table = XBase->create(
    name => "lista.dbf",
    field_names => ["NOMBRE", "NOTA", "PAGO"],
    field_types => ["C", "N", "D"],
    field_lengths => [20, 6, 8],
    field_decimals => [undef, 2, undef],
) or die XBase->errstr;
$table->set_record(0, "Ana", 8.5, "20251004");
$table->set_record(1, "Eva", undef, undef);
$table->close;
PL
perl -I debian/usr/share/perl5 write.pl
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as fork from "@e965/xlsx";
import { DBFFile } from "dbffile";
import { openDbf } from "shapefile";
import sheetjs from "xlsx";

const file = readFileSync("lista.dbf");
const bytes = new Uint8Array(file).buffer;
async function readAll() {
  const source = await openDbf(bytes);
  const rows = [];
  for (let next = await source.read(); !next.done; next = await source.read()) rows.push(next.value);
  return rows;
}
function sheet(library) {
  const book = library.read(file);
  return book.Sheets[book.SheetNames[0]];
}
const readers = {
  shapefile: await readAll(),
  "@e965/xlsx": fork.utils.sheet_to_json(sheet(fork)),
  xlsx: sheetjs.utils.sheet_to_json(sheet(sheetjs)),
  dbffile: await (await DBFFile.open("lista.dbf")).readRecords(10),
};
function show(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value ?? "none";
}
const seen = Object.entries(readers)
  .map(([name, rows]) => `${name} ${rows.map((row) => `${show(row.NOTA)} ${show(row.PAGO)}`).join(", ")}`)
  .concat(fork.utils.sheet_to_csv(sheet(fork)).split("\n")[2])
  .join("\n");
console.log(seen);
const expected = [
  "shapefile 8.5 2025-10-04, none 1899-11-30",
  "@e965/xlsx 8.5 2025-10-04, none 1899-11-30",
  "xlsx 8.5 45934, none -30",
  "dbffile 8.5 2025-10-04, none none",
  "Eva,,",
].join("\n");
process.exit(seen === expected ? 0 : 1);
JS
TZ=UTC node read.mjs
