#!/bin/sh
# openpyxl 3.0.9 (Python, Debian 12), `delete_rows`: in a list with a link to write to each person the links stay where
# they were while the people move up. Ana is taken out, Eva has no link any more, a click on Luis writes to Eva, and who
# is appended at the end gets the link of Luis. A link belongs to its cell, `cell.hyperlink`, as its comment and format
# do, and these move with it. Its manual warns of what refers to cells, "formulae, tables, charts, etc.", so one expects
# such a list, which has none of them, to be right; the text of each cell is, so that only a click shows it.
# Needs Debian 12 on amd64 with its package lists.
# Seen by @e965/xlsx 0.20.3, link and comment of each cell, with a comment for Eva: Eva none and "Eva", Luis
# mailto:eva@example.org, Sara, who was appended, mailto:luis@example.org; before: Ana, Eva and Luis their own
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-openpyxl=3.0.9-1 python3-et-xmlfile >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > write.py <<'PY'
from openpyxl import Workbook
from openpyxl.comments import Comment

book = Workbook()
sheet = book.active
for row, name in enumerate(["Ana", "Eva", "Luis"], start=1):
    sheet.append([name])
    sheet.cell(row, 1).hyperlink = f"mailto:{name.lower()}@example.org"
    sheet.cell(row, 1).value = name
sheet["A2"].comment = Comment("Eva", "list")
book.save("before.xlsx")
sheet.delete_rows(1)
sheet.append(["Sara"])
book.save("after.xlsx")
PY
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { read } from "@e965/xlsx";

function cells(file) {
  const sheet = Object.values(read(readFileSync(file)).Sheets)[0];
  return ["A1", "A2", "A3"].map((at) => {
    const { v, l, c } = sheet[at];
    return `${v} ${l ? l.Target : "none"}${c ? ` and "${c[0].t}"` : ""}`;
  });
}

const seen = [cells("before.xlsx").join(", "), cells("after.xlsx").join(", ")];
console.log(seen.join("\n"));
const expected = [
  'Ana mailto:ana@example.org, Eva mailto:eva@example.org and "Eva", Luis mailto:luis@example.org',
  'Eva none and "Eva", Luis mailto:eva@example.org, Sara mailto:luis@example.org',
];
process.exit(seen.join("\n") === expected.join("\n") ? 0 : 1);
JS
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 write.py
node read.mjs
