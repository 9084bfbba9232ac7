#!/bin/sh
# babel 2.10.3 (Python, Debian 12), the numbers and days of each country: of a fee of "12,50" `parse_decimal` makes 1250
# with es_GT, and of a mark of "8,5" 85. Guatemala writes a point for decimals, and whoever types a comma, as Spain
# does, means one too. The comma is the mark of thousands there, and all of them are taken out, wherever they stand. One
# expects an error of a reader that is told the country, as a thousand has three digits; it raises one for a space. With
# es it is the point that goes, 8.5 is 85, and 1,250.00 is one and a quarter. `strict=True`, off by default, refuses all
# of these.
# Needs Debian 12 on amd64 with its package lists.
# Seen: es_GT 12,50 1250, 8,5 85, 1,250.00 right; es 8.5 85, 1,250.00 1.25; with strict errors
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-babel=2.10.3-1 python-babel-localedata=2.10.3-1 python3-tz >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
from babel.numbers import NumberFormatError, parse_decimal


def read(text, locale, **options):
    try:
        return format(parse_decimal(text, locale=locale, **options).normalize(), "f")
    except NumberFormatError:
        return "error"


texts = [("12,50", "es_GT"), ("8,5", "es_GT"), ("1,250.00", "es_GT"), ("8.5", "es"), ("1,250.00", "es")]
seen = [[read(*text, **options) for text in texts] for options in ({}, {"strict": True})]
print(*seen, sep="\n")
expected = [["1250", "85", "1250", "85", "1.25"], ["error", "error", "1250", "error", "error"]]
raise SystemExit(seen != expected)
PY
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 try.py
