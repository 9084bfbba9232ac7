#!/bin/sh
# pandas 1.5.3 (Python, Debian 12), `read_excel` of an ODS: a cell that is true is read as False wherever LibreOffice
# speaks Spanish. OpenDocument holds the value, `office:boolean-value="true"`, beside the text that people see; pandas
# looks at the text and knows "TRUE" alone. LibreOffice 7.4.7 with the settings of Guatemala writes "VERDADERO", so
# that a column of who has paid says False for everybody, as a proper column of booleans. With English settings it is
# right, and with "FALSO" too. @e965/xlsx 0.20.3 and hucre 1.0.0 read the value.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of true, true and false: in Spanish pandas False,False,False, in English True,True,False, both of type bool;
# @e965/xlsx and hucre true,true,false of both
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq python3-pandas=1.5.3+dfsg-2 python3-pandas-lib=1.5.3+dfsg-2 python3-numpy python3-odf=1.4.2-2 python3-dateutil \
  python3-tz python3-six python3-defusedxml libblas3 liblapack3 libgfortran5 libquadmath0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 hucre@1.0.0
cat > try.py <<'PY'
import pandas
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P


def cell(text, **value):
    made = TableCell(**value)
    made.addElement(P(text=text))
    return made


for name, words in {"spanish": ["VERDADERO", "FALSO"], "english": ["TRUE", "FALSE"]}.items():
    book = OpenDocumentSpreadsheet()
    sheet = Table(name="Lista")
    cells = [cell("pagado", valuetype="string")]
    cells += [cell(words[0], valuetype="boolean", booleanvalue="true") for _ in range(2)]
    cells += [cell(words[1], valuetype="boolean", booleanvalue="false")]
    for one in cells:
        row = TableRow()
        row.addElement(one)
        sheet.addElement(row)
    book.spreadsheet.addElement(sheet)
    book.save(f"{name}.ods")
    column = pandas.read_excel(f"{name}.ods", engine="odf")["pagado"]
    print(f"pandas {name}", ",".join(str(paid) for paid in column), column.dtype)
PY
libraries="$PWD/debian/usr/lib/x86_64-linux-gnu"
LD_LIBRARY_PATH="$libraries:$libraries/blas:$libraries/lapack" PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" \
  /usr/bin/python3 try.py > seen.txt
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as XLSX from "@e965/xlsx";
import { readOds } from "hucre";

for (const name of ["spanish", "english"]) {
  const file = readFileSync(`${name}.ods`);
  const book = XLSX.read(file);
  const rows = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1 });
  const { sheets } = await readOds(file);
  console.log(`@e965/xlsx ${name} ${rows.slice(1)}`);
  console.log(`hucre ${name} ${sheets[0].rows.slice(1)}`);
}
JS
node read.mjs >> seen.txt
cat seen.txt
cat > expected.txt <<'TXT'
pandas spanish False,False,False bool
pandas english True,True,False bool
@e965/xlsx spanish true,true,false
hucre spanish true,true,false
@e965/xlsx english true,true,false
hucre english true,true,false
TXT
cmp -s seen.txt expected.txt
