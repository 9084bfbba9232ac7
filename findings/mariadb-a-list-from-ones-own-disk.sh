#!/bin/sh
# MariaDB 10.11.19 (Debian 12), `LOAD DATA`: the strict mode, its default, refuses a list in which a talk is at "2:30 p.
# m." or a fee is "1,250.00"; with the word LOCAL, for a file that lies beside the program and not on the server, it
# stores 02:30 and 1. What does not fit becomes what of it fits, and a day as 04/10/2025 the day 0000-00-00; the
# statement succeeds, and its warnings are shown only to who asks for them. One expects a mode that says "strict" to
# hold for a table however the rows come, as it does for INSERT and for the same file without LOCAL. Programs on an
# organiser's own computer, and hosts that let nobody put files on the server, use LOCAL. A trial with a file on the
# server is refused as it should be.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 8:30, 125.00 and 2025-10-04: accepted without LOCAL; of 2:30 p. m., 1,250.00 and 04/10/2025: without LOCAL
# and by INSERT refused; with LOCAL 02:30:00, 1.00 and 0000-00-00
set -eu
cd "$(mktemp -d)"
chmod 755 .
version=1:10.11.19-0+deb12u1
apt-get download -qq "mariadb-server-core=$version" "mariadb-client-core=$version" "libmariadb3=$version" libaio1 \
  liburing2 libbsd0 libcap2 libcrypt1 libedit2 libgcrypt20 libgpg-error0 liblz4-1 liblzma5 libmd0 libncurses6 libnuma1 \
  libpcre2-8-0 libssl3 libstdc++6 libsystemd0 libtinfo6 libzstd1 zlib1g >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
mkdir data
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
share="$PWD/debian/usr/share/mysql"
debian/usr/sbin/mariadbd --no-defaults --user="$(id -un)" --datadir="$PWD/data" --socket="$PWD/socket" \
  --pid-file="$PWD/pid" --skip-networking --skip-grant-tables --lc-messages-dir="$share" \
  --character-sets-dir="$share/charsets" >/dev/null 2>&1 &
server=$!
trap 'kill "$server" && wait "$server"; rm -rf "$PWD"' EXIT
ask() {
  debian/usr/bin/mariadb --no-defaults --socket="$PWD/socket" --local-infile --default-character-set=utf8mb4 \
    --skip-column-names --batch talks --execute "$1" 2>/dev/null
}
for second in $(seq 60); do
  test -S socket && break
  sleep 1
done
debian/usr/bin/mariadb --no-defaults --socket="$PWD/socket" --execute "CREATE DATABASE talks"
printf '8:30,125.00,2025-10-04\n' > plain.csv
printf '2:30 p. m.,"1,250.00",04/10/2025\n' > list.csv
chmod 644 plain.csv list.csv
ask "CREATE TABLE talk (hour TIME, fee DECIMAL(8, 2), day DATE)"
into="INTO TABLE talk FIELDS TERMINATED BY ',' OPTIONALLY ENCLOSED BY '\"'"
try() { ask "$1" >/dev/null && echo accepted || echo refused; }
{
  ask "SELECT @@sql_mode LIKE '%STRICT_TRANS_TABLES%'"
  try "INSERT INTO talk (hour) VALUES ('2:30 p. m.')"
  try "LOAD DATA INFILE '$PWD/plain.csv' $into"
  try "LOAD DATA INFILE '$PWD/list.csv' $into"
  try "LOAD DATA LOCAL INFILE '$PWD/list.csv' $into"
  ask "SELECT * FROM talk"
} | tee seen
printf '1\nrefused\naccepted\nrefused\naccepted\n' > expected
printf '08:30:00\t125.00\t2025-10-04\n02:30:00\t1.00\t0000-00-00\n' >> expected
cmp expected seen
