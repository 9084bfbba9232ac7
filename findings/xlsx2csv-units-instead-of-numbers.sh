#!/bin/sh
# xlsx2csv 0.7.8 (Debian 12): a number whose format has a word of its own may be replaced by that format's text.
# Letters within the quotes are taken as those of a date: 125 shown as "125 estudiantes" becomes `0" estu04iantes"`,
# and 3 as "Sala 3" `"sala "0`. The number is nowhere in the file any more, whichever it was. "No. 125" and
# "Q125.00" are right, for want of a d, h, m, s or y; so one column is intact and the next is not.
# openpyxl 3.0.9, which reads the same file for pandas, has all of them.
# Needs Debian 12 on amd64 with its package lists.
# Seen: 0" estu04iantes","sala "0,125,125; openpyxl 125,3,125,125
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq xlsx2csv=1:0.7.8-1 python3-openpyxl=3.0.9-1 python3-et-xmlfile >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
import csv
import io
import sys

from openpyxl import Workbook, load_workbook
from xlsx2csv import Xlsx2csv

book = Workbook()
book.active.append([125, 3, 125, 125])
for cell, code in zip(book.active[1], ['0" estudiantes"', '"Sala "0', '"No. "0', '"Q"#,##0.00']):
    cell.number_format = code
book.save("lista.xlsx")

table = io.StringIO()
Xlsx2csv("lista.xlsx").convert(table)
[row] = csv.reader(io.StringIO(table.getvalue()))
read = [str(cell.value) for cell in load_workbook("lista.xlsx").active[1]]
print(f"xlsx2csv 0.7.8: {','.join(row)}; openpyxl {','.join(read)}")
right = row == ['0" estu04iantes"', '"sala "0', "125", "125"] and read == ["125", "3", "125", "125"]
sys.exit(0 if right else 1)
PY
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages:$PWD/debian/usr/share/xlsx2csv" /usr/bin/python3 try.py
