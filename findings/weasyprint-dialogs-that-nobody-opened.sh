#!/bin/sh
# WeasyPrint 57.2 (Python, Debian 12), which makes PDF of pages: what a page keeps closed until somebody asks for it
# stands on the paper. Browsers draw neither a `dialog` without `open`, nor an element with `popover`, nor the inside of
# a closed `details`, on paper either (HTML, 15.3.1, 15.5.4 and 15.5.12). WeasyPrint has a style sheet of its own for
# HTML, in which all three are blocks. So below the name on a certificate it says "¿Anular la constancia?", and the
# answers to a quiz are on its sheet. One expects what a browser prints, or a warning, as there is one for a property
# that it does not know; `hidden` and `template` are left out rightly.
# Needs Debian 12 on amd64 with its package lists. (pyphen, which looks for hyphens in a folder of the machine, is
# replaced by a module that knows no language.)
# Seen, of closed dialog, popover, details, hidden and template: drawn dialog, popover and details
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq weasyprint=57.2-1 python3-brotli python3-cffi-backend python3-cffi python3-pycparser \
  python3-ply python3-cssselect2 python3-fonttools python3-html5lib python3-pil python3-pydyf python3-tinycss2 \
  python3-webencodings python3-six python-tinycss2-common libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz0b \
  libfontconfig1 libfreetype6 libfribidi0 libglib2.0-0 libgraphite2-3 libthai0 libdatrie1 libbrotli1 libpng16-16 \
  libffi8 libpcre2-8-0 libexpat1 libjpeg62-turbo libopenjp2-7 libtiff6 libimagequant0 libxcb1 libxau6 libxdmcp6 \
  libbsd0 libmd0 libwebp7 libzstd1 liblerc4 libjbig0 liblzma5 libdeflate0 libgomp1 fonts-dejavu-core >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
mkdir modules
echo "LANGUAGES = {}" > modules/pyphen.py
cat > fonts.conf <<TXT
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$PWD/debian/usr/share/fonts</dir><cachedir>$PWD/cache</cachedir></fontconfig>
TXT
cat > try.py <<'PY'
from weasyprint import HTML

page = """<p>paragraph</p><dialog>dialog</dialog><div popover>popover</div>
<details><summary>summary</summary>details</details><p hidden>hidden</p><template>template</template>"""
HTML(string=page).write_pdf("page.pdf")
PY
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
export FONTCONFIG_FILE="$PWD/fonts.conf" PYTHONPATH="$PWD/modules:$PWD/debian/usr/lib/python3/dist-packages"
/usr/bin/python3 -W ignore try.py
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mupdf@1.28.1
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import * as mupdf from "mupdf";

const page = mupdf.Document.openDocument(readFileSync("page.pdf"), "application/pdf").loadPage(0);
const seen = page.toStructuredText().asText().trim().split(/\s+/).join(" ");
console.log(seen);
process.exit(seen === "paragraph dialog popover summary details" ? 0 : 1);
JS
node read.mjs
