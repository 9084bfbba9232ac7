#!/bin/sh
# xls2csv of catdoc 0.95 (Debian 12), which reads old .xls files without an office: cells that are true or false come
# out empty, both alike. One expects TRUE or 1 for them, and the manual knows no such limit; numbers and texts beside
# them are right, and nothing is said. Of a list where a column says who has paid nobody has. Where it is the last
# column, as it mostly is, its comma is gone too, so that the lines look whole. @e965/xlsx 0.20.3, which writes the
# file here, reads both from it.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of Ana, true, 8.5 and Eva, false, 9: xls2csv Ana,,8.5 and Eva,,9; with the column last Ana,8.5 and Eva,9;
# @e965/xlsx TRUE and FALSE
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq catdoc=1:0.95-6~deb12u1 >/dev/null 2>&1
dpkg-deb -x catdoc_*.deb debian
export HOME="$PWD"
printf 'charset_path=%s\nmap_path=%s\n' "$PWD/debian/usr/share/catdoc" "$PWD/debian/usr/share/catdoc" > .catdocrc
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > try.mjs <<'JS'
import { execFileSync } from "node:child_process";
import { read, utils, write } from "@e965/xlsx";
import { writeFileSync } from "node:fs";

function both(name, rows) {
  const book = utils.book_new(utils.aoa_to_sheet(rows), "Lista");
  const file = write(book, { type: "buffer", bookType: "biff8" });
  writeFileSync(`${name}.xls`, file);
  const byCatdoc = execFileSync("debian/usr/bin/xls2csv", ["-q0", "-d", "us-ascii", `${name}.xls`], { encoding: "utf8" });
  const byXlsx = utils.sheet_to_csv(read(file).Sheets.Lista);
  return [byCatdoc.trim(), byXlsx.trim()].map((text) => text.replaceAll("\n", " ").replaceAll("\f", "").trim());
}

const seen = [...both("middle", [["Ana", true, 8.5], ["Eva", false, 9]]), ...both("last", [["Ana", 8.5, true], ["Eva", 9, false]])];
console.log(seen.join("\n"));
const expected = ["Ana,,8.5 Eva,,9", "Ana,TRUE,8.5 Eva,FALSE,9", "Ana,8.5 Eva,9", "Ana,8.5,TRUE Eva,9,FALSE"];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node try.mjs
