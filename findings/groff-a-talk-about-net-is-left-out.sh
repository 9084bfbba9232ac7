#!/bin/sh
# groff 1.22.4 (Debian 12), which sets programmes and letters as PDF, for terminals and as HTML: of a list of talks, one
# on each line, ".NET desde cero" and "'Docker' en producción" are missing. A line that begins with a point is a command
# to it, as one can see in each of its files, and so is one that begins with an apostrophe. One expects an error where
# there is no such command, as other languages give for a word they do not know; here the line is left out, the program
# ends with 0 and says nothing, since this warning is off. With typographic quotes, or with any word before them, both
# talks are there; so it is the very line of a table where each title begins one that is empty, and the speaker finds
# her talk in no programme. Lists filled in by a program meet it first, as nobody looks at each line of those.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of five lines: Taller de Python, ‘Docker’ en producción and Charla: .NET are printed, the other two are not,
# status 0, no message; with -ww two warnings
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq groff-base=1.22.4-10 libuchardet0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
usr="$PWD/debian/usr"
share=$(echo "$usr"/share/groff/1.*)
export LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu" PATH="$usr/bin:$PATH" LC_ALL=C.UTF-8
export GROFF_FONT_PATH="$share/font" GROFF_TMAC_PATH="$share/tmac:$usr/lib/groff/site-tmac"
{
  echo .nf
  echo "Taller de Python"
  echo ".NET desde cero"
  echo "'Docker' en producción"
  echo "‘Docker’ en producción"
  echo "Charla: .NET"
} > talks
groff -k -Tutf8 talks > printed 2> messages
{
  grep -v '^$' printed
  echo "messages: $(wc -l < messages)"
  echo "warnings: $(groff -ww -k -Tutf8 talks 2>&1 >/dev/null | grep -c 'macro')"
} > seen
cat seen
cat > expected <<'TXT'
Taller de Python
‘Docker’ en producción
Charla: .NET
messages: 0
warnings: 2
TXT
cmp seen expected
