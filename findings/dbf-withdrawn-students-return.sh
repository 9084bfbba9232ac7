#!/bin/sh
# shapefile 0.6.6, parsedbf 2.0.0 and @loaders.gl/shapefile 4.5.2, the readers of DBF that JavaScript uses most: rows
# that somebody deleted come back as rows like all others. In dBASE and FoxPro, from which offices of registrars still
# export, "delete" sets a mark in the row's first byte, and the row goes with PACK, which few people run. One expects
# that whoever reads DBF looks at that byte; these three step over it, so that students who have withdrawn are on the
# list again, without a sign of it. dbffile 1.13.0, dbf-reader 1.0.3 and @e965/xlsx 0.20.3 leave them out.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana, Eva (deleted by XBase 1.08 of Perl) and Luis: shapefile, parsedbf and @loaders.gl/shapefile Ana, Eva,
# Luis; dbffile, dbf-reader and @e965/xlsx Ana, Luis
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq libdbd-xbase-perl=1:1.08-2 >/dev/null 2>&1
dpkg-deb -x libdbd-xbase-perl_*.deb debian
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund shapefile@0.6.6 parsedbf@2.0.0 @loaders.gl/core@4.5.4 @loaders.gl/shapefile@4.5.2 dbffile@1.13.0 \
  dbf-reader@1.0.3 @e965/xlsx@0.20.3
cat > write.pl <<'PL'
use strict;
use XBase;

my $table = XBase->create(
    name => "lista.dbf",
    field_names => ["NOMBRE"],
    field_types => ["C"],
    field_lengths => [20],
    field_decimals => [undef],
) or die XBase->errstr;
my $row = 0;
$table->set_record($row++, $_) for qw(Ana Eva Luis);
$table->delete_record(1);
$table->close;
PL
perl -I debian/usr/share/perl5 write.pl
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as XLSX from "@e965/xlsx";
import { parse } from "@loaders.gl/core";
import { DBFLoader } from "@loaders.gl/shapefile";
import { Dbf } from "dbf-reader";
import { DBFFile } from "dbffile";
import parseDbf from "parsedbf";
import { openDbf } from "shapefile";

const file = readFileSync("lista.dbf");
const bytes = new Uint8Array(file).buffer;
async function readAll() {
  const source = await openDbf(bytes);
  const rows = [];
  for (let next = await source.read(); !next.done; next = await source.read()) rows.push(next.value);
  return rows;
}
const book = XLSX.read(file);
const readers = {
  shapefile: await readAll(),
  parsedbf: parseDbf(new DataView(bytes)),
  "@loaders.gl/shapefile": await parse(bytes, DBFLoader),
  dbffile: await (await DBFFile.open("lista.dbf")).readRecords(10),
  "dbf-reader": Dbf.read(file).rows,
  "@e965/xlsx": XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]]),
};
const seen = Object.entries(readers).map(([name, rows]) => `${name} ${rows.map((row) => row.NOMBRE.trim()).join(", ")}`);
console.log(seen.join("\n"));
const expected = Object.keys(readers).map((name, at) => `${name} ${at < 3 ? "Ana, Eva, Luis" : "Ana, Luis"}`);
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node read.mjs
