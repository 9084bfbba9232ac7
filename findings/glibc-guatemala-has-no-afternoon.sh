#!/bin/sh
# glibc 2.36 (Debian 12), locale es_GT: hours of twelve lose their half of the day. `date +"%I:%M %p"` and Python's
# `strftime` write "02:30 " for half past two at night and in the afternoon, and so does `%r`, which is made for such
# hours. One expects the "p. m." of Guatemala, or "PM" for want of it; but the locale's two words are empty. So are
# those of Mexico, El Salvador, Honduras and Spanish in the United States, while Costa Rica's are not. `strptime`
# takes what it wrote for the night, and refuses "2:30 PM". A trial in the locale C is right.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 02:30 and 14:30: es_GT "02:30 " and "02:30 ", %r "02:30:00 " and "02:30:00 "; es_MX, es_SV, es_HN and es_US
# as es_GT; es_CR "02:30 a.m." and "02:30 p.m."; Python in es_GT writes "02:30 ", reads it as 2, refuses "2:30 PM"
set -eu
cd "$(mktemp -d)"
chmod 755 .
apt-get download -qq locales=2.36-9+deb12u14 >/dev/null 2>&1
dpkg-deb -x locales_*.deb debian
for country in GT MX SV HN US CR; do
  I18NPATH="$PWD/debian/usr/share/i18n" localedef -i "es_$country" -f UTF-8 "./es_$country.UTF-8"
done
export LOCPATH="$PWD"
hours() { for hour in 02:30 14:30; do LC_ALL="es_$1.UTF-8" date -d "2025-10-04 $hour" +"$2" | tr '\n' ','; done; }
cat > again.py <<'PY'
import locale
from time import strftime, strptime

locale.setlocale(locale.LC_ALL, "es_GT.UTF-8")
written = strftime("%I:%M %p", strptime("14:30", "%H:%M"))
try:
    typed = strptime("2:30 PM", "%I:%M %p").tm_hour
except ValueError:
    typed = "refused"
print(f"{written},{strptime(written, '%I:%M %p').tm_hour},{typed}")
PY
none="02:30 ,02:30 ,"
status=0
check() {
  echo "$1: $2"
  test "$2" = "$3" || status=1
}
for country in GT MX SV HN US; do check "es_$country" "$(hours "$country" "%I:%M %p")" "$none"; done
check es_CR "$(hours CR "%I:%M %p")" "02:30 a.m.,02:30 p.m.,"
check "es_GT %r" "$(hours GT "%r")" "02:30:00 ,02:30:00 ,"
check "es_GT Python" "$(/usr/bin/python3 again.py)" "02:30 ,2,refused"
exit "$status"
