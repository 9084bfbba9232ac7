#!/bin/sh
# dbf-reader 1.0.3: in each DBF file October is November. dBASE writes a day as eight digits, 20251004, with 10 for
# October. JavaScript counts months from 0, and the library hands it the 10. One expects a reader of this format to
# have been tried with one date; but it never fails, and each day looks like a day: who was enrolled by a registrar's
# list on 4 October was so on 4 November, the last day of October is the first of December, and that of December is in
# the next year. Texts, numbers and yes and no are right, so that a look at the names shows nothing.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 4 and 31 October and 31 December 2025, written by XBase 1.08 of Perl: dbf-reader 2025-11-04, 2025-12-01,
# 2026-01-31; dbffile 1.13.0 and parsedbf 2.0.0 2025-10-04, 2025-10-31, 2025-12-31
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq libdbd-xbase-perl=1:1.08-2 >/dev/null 2>&1
dpkg-deb -x libdbd-xbase-perl_*.deb debian
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dbf-reader@1.0.3 dbffile@1.13.0 parsedbf@2.0.0
cat > write.pl <<'PL'
use strict;
use XBase;

my $table = XBase->create(
    name => "lista.dbf",
    field_names => ["DIA"],
    field_types => ["D"],
    field_lengths => [8],
    field_decimals => [undef],
) or die XBase->errstr;
my $row = 0;
$table->set_record($row++, $_) for qw(20251004 20251031 20251231);
$table->close;
PL
perl -I debian/usr/share/perl5 write.pl
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Dbf } from "dbf-reader";
import { DBFFile } from "dbffile";
import parseDbf from "parsedbf";

const file = readFileSync("lista.dbf");
const readers = {
  "dbf-reader": Dbf.read(file).rows,
  dbffile: await (await DBFFile.open("lista.dbf")).readRecords(10),
  parsedbf: parseDbf(new DataView(new Uint8Array(file).buffer)),
};
const seen = Object.entries(readers)
  .map(([name, rows]) => `${name} ${rows.map((row) => row.DIA.toISOString().slice(0, 10)).join(", ")}`)
  .join("\n");
console.log(seen);
const days = "2025-10-04, 2025-10-31, 2025-12-31";
const expected = `dbf-reader 2025-11-04, 2025-12-01, 2026-01-31\ndbffile ${days}\nparsedbf ${days}`;
process.exit(seen === expected ? 0 : 1);
JS
TZ=UTC node read.mjs
