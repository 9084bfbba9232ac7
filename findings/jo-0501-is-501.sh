#!/bin/sh
# jo 1.9 (Debian 12), which writes JSON in scripts of the shell: of the number 0501 it makes 501, of the room 1E2 the
# room 100, and of an identity number with 17 digits another one. It guesses which values are numbers, and one expects
# those that are numbers in JSON, where no zero and no plus may stand in front, with the digits that were typed. But it
# takes whatever C's strtod takes, also 0x10 and +502…, and writes it anew as a floating number. So the telephone loses
# its plus, a mark of 8.50 is 8.5, and the file is valid. 2490-21-1000 stays a text, as does all with a dash or another
# letter, so that a trial shows nothing; `-s` before the pair helps.
# Needs Debian 12 on amd64 with its package lists.
# Seen: carnet 501, tel 50255551234, sala 100, id 2.490123450101e+16, nota 8.5, puerta 16; 2490-21-1000 a text, with -s
# "0501"
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq jo=1.9-1 >/dev/null 2>&1
dpkg-deb -x jo_*.deb debian
jo="debian/usr/bin/jo"
seen=$("$jo" carnet=0501 tel=+50255551234 sala=1E2 id=24901234501010001 nota=8.50 puerta=0x10 alumno=2490-21-1000)
text=$("$jo" -- -s carnet=0501)
echo "$seen $text"
numbers='"carnet":501,"tel":50255551234,"sala":100,"id":2.490123450101e+16,"nota":8.5,"puerta":16'
test "$seen $text" = "{$numbers,\"alumno\":\"2490-21-1000\"} {\"carnet\":\"0501\"}"
