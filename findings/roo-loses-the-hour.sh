#!/bin/sh
# roo 2.10.0, the usual reader of sheets in Ruby (Debian 12): a time typed as "8:00 AM" is read as a day, 30 December
# 1899, and its hour is gone, also from `formatted_value`. Excel gives such a cell the built-in format 18,
# "h:mm AM/PM"; this and "h:mm:ss AM/PM", spelled so, are on a list of exceptions that calls them dates. "h:mm"
# and "hh:mm AM/PM" are read as times. A programme of a whole day so begins at "0:00 AM", talk after talk.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 8:00, 14:30 and 14:30: h:mm time 28800, h:mm AM/PM date 1899-12-30, shown 0:00 AM, hh:mm AM/PM time 52200
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq ruby-roo=2.10.0-1 ruby-nokogiri=1.13.10+dfsg-2+b1 ruby-zip=2.3.2-1 ruby3.1 libruby3.1 racc rubygems-integration \
  ruby-rubygems libyaml-0-2 libgmp10 libxml2 libxslt1.1 libicu72 libffi8 libcrypt1 libedit2 libbsd0 libmd0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0
cat > write.mjs <<'JS'
import ExcelJS from "exceljs";

const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet("Programa");
sheet.addRow([8 / 24, 14.5 / 24, 14.5 / 24]);
["h:mm", "h:mm AM/PM", "hh:mm AM/PM"].forEach((format, at) => {
  sheet.getCell(1, at + 1).numFmt = format;
});
await book.xlsx.writeFile("programa.xlsx");
JS
node write.mjs
cat > read.rb <<'RB'
require "roo"

sheet = Roo::Excelx.new("programa.xlsx")
puts [1, 2, 3].map { |column| "#{sheet.celltype(1, column)} #{sheet.cell(1, column)}" }.push(sheet.formatted_value(1, 2)).join(", ")
RB
usr="$PWD/debian/usr"
machine="$usr/lib/x86_64-linux-gnu"
gems="$usr/share/rubygems-integration/all/gems"
nokogiri="$machine/rubygems-integration/3.1.0"
seen=$(LD_LIBRARY_PATH="$machine" "$usr/bin/ruby3.1" -I "$usr/lib/ruby/3.1.0" -I "$machine/ruby/3.1.0" -I "$usr/lib/ruby/vendor_ruby" \
  -I "$gems/roo-2.10.0/lib" -I "$gems/rubyzip-2.3.2/lib" -I "$nokogiri/gems/nokogiri-1.13.10/lib" \
  -I "$nokogiri/extensions/x86_64-linux/3.1.0/nokogiri-1.13.10" read.rb)
echo "roo 2.10.0: $seen"
test "$seen" = "time 28800, date 1899-12-30, time 52200, 0:00 AM"
