#!/bin/sh
# hunspell-es 7.5.0 (Debian 12), the words that LibreOffice, Firefox and hunspell 1.7.1 check Spanish with: told that a
# text is of Guatemala, they call 15 of the country's 22 departments a mistake, and put towns of Mexico in their place.
# Izabal shall be Izamal, Zacapa Zacapu, and Huehuetenango Quechultenango, as the first word or the only one of the
# list, which is what one takes in passing, or a program for all. The dictionary es_GT is there by name, and says "vení"
# and "tenés", as one speaks there; one expects its places too, all the more as Escuintla, Jalapa and Quiché are right.
# But its list is that of es_MX, byte for byte, in which the states of Mexico stand.
# Needs Debian 12 on amd64 with its package lists.
# Seen: 15 unknown, and the list of es_MX is the same; Izabal Izamal, Huehuetenango Quechultenango, Chimaltenango
# Chapultenango, Zacapa Zacapu, Totonicapán Tonificarán, Quetzaltenango Quechultenango; of Oaxaca, Zacatecas, Tamaulipas,
# Michoacán and Chihuahua all are known
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq hunspell-es=1:7.5.0-1 hunspell=1.7.1-1 libhunspell-1.7-0=1.7.1-1 libstdc++6 libtinfo6 libreadline8 \
  >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
words="$PWD/debian/usr/share/hunspell"
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu" LC_ALL=C.UTF-8 HOME="$PWD"
hunspell() { debian/usr/bin/hunspell -d "$words/es_GT" "$@"; }
printf '%s\n' "Alta Verapaz" "Baja Verapaz" Chimaltenango Chiquimula Progreso Quiché Escuintla Guatemala \
  Huehuetenango Izabal Jalapa Jutiapa Petén Quetzaltenango Retalhuleu Sacatepéquez "San Marcos" "Santa Rosa" \
  Sololá Suchitepéquez Totonicapán Zacapa > departments
{
  echo "unknown $(hunspell -l departments | wc -l)"
  cmp "$words/es_GT.dic" "$words/es_MX.dic" && echo "the same words as es_MX"
  printf 'Izabal\nHuehuetenango\nChimaltenango\nZacapa\nTotonicapán\nQuetzaltenango\n' | hunspell -a \
    | sed -n 's/^& \([^ ]*\) [0-9]* [0-9]*: \([^,]*\).*/\1 \2/p'
  echo "of Mexico unknown $(printf 'Oaxaca\nZacatecas\nTamaulipas\nMichoacán\nChihuahua\n' | hunspell -l | wc -l)"
} > seen
cat seen
cat > expected <<'TXT'
unknown 15
the same words as es_MX
Izabal Izamal
Huehuetenango Quechultenango
Chimaltenango Chapultenango
Zacapa Zacapu
Totonicapán Tonificarán
Quetzaltenango Quechultenango
of Mexico unknown 0
TXT
cmp seen expected
