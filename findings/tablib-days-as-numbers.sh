#!/bin/sh
# tablib 3.4.0 (Python, Debian 12; the export of django-import-export): in an old .xls file a day is a number. 4 October
# 2025 is 45934 for whoever opens the list, and half past eight of it 45934.354166666664, because the cells get no
# format, and a sheet holds days as numbers. One expects days, which the same list has as .xlsx, CSV, JSON and YAML; and
# texts, numbers and names beside it are right, so that only who looks at that column sees it. tablib itself reads its
# own file back as numbers.
# Needs Debian 12 on amd64 with its package lists.
# Seen by @e965/xlsx 0.20.3: .xls 45934 and 45934.35417, as numbers; .xlsx 2025-10-04 and 2025-10-04 8:30:00, as days
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-tablib=3.4.0-1 python3-xlwt=1.3.0-4 python3-xlrd=1.2.0-3 python3-openpyxl=3.0.9-1 \
  python3-et-xmlfile python3-yaml libyaml-0-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > write.py <<'PY'
from datetime import date, datetime

import tablib

talks = tablib.Dataset(headers=["day", "begins"])
talks.append([date(2025, 10, 4), datetime(2025, 10, 4, 8, 30)])
for kind in ("xls", "xlsx"):
    with open(f"talks.{kind}", "wb") as file:
        file.write(talks.export(kind))
PY
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { read, SSF } from "@e965/xlsx";

function cells(kind) {
  const sheet = Object.values(read(readFileSync(`talks.${kind}`), { cellNF: true }).Sheets)[0];
  const shown = ["A2", "B2"].map((at) => `${sheet[at].w} ${SSF.is_date(sheet[at].z) ? "day" : "number"}`);
  return `${kind} ${shown.join(", ")}`;
}

const seen = ["xls", "xlsx"].map(cells);
console.log(seen.join("; "));
const expected = "xls 45934 number, 45934.35417 number; xlsx 2025-10-04 day, 2025-10-04 8:30:00 day";
process.exit(seen.join("; ") === expected ? 0 : 1);
JS
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 write.py
node read.mjs
