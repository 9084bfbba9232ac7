#!/bin/sh
# num2words 0.5.10 (Python, Debian 12), `to="currency"`: a whole number counts as cents. 125.5 is "ciento veinticinco
# dólares con cincuenta centavos", and 125 "un dolar con veinticinco centavos". One expects the same amount of 125 and
# 125.0, which Python calls equal, and the docstring says "Numeric value" of both. A sheet or JSON gives whole fees as
# int and the others as float, so that one column of receipts is right line by line where there are centavos, and a
# hundredth where there are none. The text "125" is 125 dollars. (The "dolar" without its accent is in there as well.)
# Needs Debian 12 on amd64 with its package lists.
# Seen, in es and USD: 125 un dolar con veinticinco centavos; 125.0 and "125" ciento veinticinco dólares con cero
# centavos; 125.5 ciento veinticinco dólares con cincuenta centavos
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-num2words=0.5.10-2 python3-docopt >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
cat > try.py <<'PY'
from num2words import num2words

seen = [num2words(fee, lang="es", to="currency", currency="USD") for fee in (125, 125.0, "125", 125.5)]
print("\n".join(seen))
whole = "ciento veinticinco dólares con cero centavos"
cents = "ciento veinticinco dólares con cincuenta centavos"
raise SystemExit(seen != ["un dolar con veinticinco centavos", whole, whole, cents])
PY
PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 try.py
