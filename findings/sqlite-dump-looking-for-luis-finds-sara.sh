#!/bin/sh
# sqlite3 3.40.1 (Debian 12): in a database restored from `.dump` whoever looks for Luis finds Sara. An index for
# searching (FTS5) whose texts stay in the table of people, `content = people`, keeps the row numbers of that table.
# Where the key is a text, as a student's number is, the dump writes the rows without their numbers, and on restoring
# they are counted anew, so that everybody behind a row that was once deleted has another one's place in the index. One
# expects of a dump the database that was dumped; `PRAGMA integrity_check` calls it good, and who is looked for by
# their key is right. `.dump` has `--preserve-rowids`; copies by `.backup` and VACUUM INTO keep the numbers as they are.
# Needs Debian 12 on amd64 with its package lists.
# Seen, who is found for "luis" after Ana, the first of four, was deleted: before Luis T-3; from the dump Sara T-4, and
# ok by the check; with --preserve-rowids, by .backup and by VACUUM INTO Luis T-3
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq sqlite3=3.40.1-2+deb12u2 libsqlite3-0=3.40.1-2+deb12u2 libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
export LD_LIBRARY_PATH="$PWD/debian/usr/lib/x86_64-linux-gnu:$PWD/debian/lib/x86_64-linux-gnu"
sqlite="$PWD/debian/usr/bin/sqlite3"
"$sqlite" before.db <<'SQL'
CREATE TABLE people (carnet TEXT PRIMARY KEY, name TEXT, hall TEXT);
CREATE VIRTUAL TABLE search USING fts5 (name, content = people);
CREATE TRIGGER added AFTER INSERT ON people BEGIN
  INSERT INTO search (rowid, name) VALUES (new.rowid, new.name);
END;
CREATE TRIGGER removed AFTER DELETE ON people BEGIN
  INSERT INTO search (search, rowid, name) VALUES ('delete', old.rowid, old.name);
END;
INSERT INTO people VALUES
  ('0501', 'Ana', 'T-1'), ('0502', 'Eva', 'T-2'), ('0503', 'Luis', 'T-3'), ('0504', 'Sara', 'T-4');
DELETE FROM people WHERE carnet = '0501';
SQL
"$sqlite" before.db .dump | "$sqlite" dump.db
"$sqlite" before.db ".dump --preserve-rowids" | "$sqlite" preserve.db
"$sqlite" before.db ".backup backup.db" "VACUUM INTO 'vacuum.db'"
status=0
check() {
  find="SELECT name, hall FROM people WHERE rowid IN (SELECT rowid FROM search WHERE search MATCH 'luis')"
  seen=$("$sqlite" -separator ' ' "$1.db" "$find" "PRAGMA integrity_check" | tr '\n' ' ')
  echo "$1: $seen"
  test "$seen" = "$2 ok " || status=1
}
check before "Luis T-3"
check dump "Sara T-4"
check preserve "Luis T-3"
check backup "Luis T-3"
check vacuum "Luis T-3"
exit "$status"
