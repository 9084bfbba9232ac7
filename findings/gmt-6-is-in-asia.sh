#!/bin/sh
# dateutil 2.8.2 (Python, Debian 12; pandas asks it for dates), PostgreSQL 18.7 (@electric-sql/pglite 0.5.17) and
# spacetime 7.15.0: eight o'clock GMT-6, as `Intl` names the zone of Guatemala in Spanish and forms date their answers,
# is taken for eight o'clock six hours east of Greenwich, and a talk or a payment moves by half a day. The three read
# "GMT-6" as the TZ of a shell, whose sign says how far it is from here to Greenwich (POSIX), and so as the opposite of
# "-06:00", which all read as calendars and mails do. One expects that sense here too, as JavaScript and GNU date have
# it. Each has borders of its own, so that a trial may miss it: "UTC-6" and "GMT -6" with a space are in America for
# spacetime, and `AT TIME ZONE '-06'` of PostgreSQL is in Asia as well.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 8:00 GMT-6, GMT-06:00, UTC-6 and -06:00, in UTC: dateutil and PostgreSQL 02:00 02:00 02:00 14:00, JavaScript
# and date 14:00 each; of "GMT-0600", as a `Date` prints itself, dateutil 02:00, the last two 14:00. Of 14:00 in UTC:
# spacetime in GMT-6, GMT-06:00, UTC-6 and GMT -6 20:00 20:00 8:00 8:00, PostgreSQL AT TIME ZONE '-06' 20:00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-dateutil=2.8.2-2 python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.17 spacetime@7.15.0
cat > zones.txt <<'TXT'
2025-10-04 08:00 GMT-6
2025-10-04 08:00 GMT-06:00
2025-10-04 08:00 UTC-6
2025-10-04 08:00 -06:00
Sat Oct 04 2025 08:00:00 GMT-0600
TXT
cat > try.mjs <<'JS'
import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import spacetime from "spacetime";

const moment = new Date("2025-10-04T14:00:00Z");
const words = { timeZone: "America/Guatemala", timeZoneName: "short" };
const named = moment.toLocaleString("es-GT", words).endsWith("GMT-6");
console.log(`Intl ${named ? "writes" : "does not write"} GMT-6`);

const database = new PGlite();
async function ask(moment) {
  const { rows } = await database.query(`SELECT to_char(${moment} AT TIME ZONE 'UTC', 'HH24:MI') AS hour`);
  return rows[0].hour;
}
const texts = readFileSync("zones.txt", "utf8").trim().split("\n");
const inPostgres = [];
for (const text of texts.slice(0, 4)) inPostgres.push(await ask(`'${text}'::timestamptz`));
console.log(`PostgreSQL ${inPostgres.join(" ")}`);
console.log(`AT TIME ZONE ${await ask("('2025-10-04 14:00Z'::timestamptz AT TIME ZONE '-06') AT TIME ZONE 'UTC'")}`);
await database.close();

console.log(`JavaScript ${texts.map((text) => new Date(text).toISOString().slice(11, 16)).join(" ")}`);
const zones = ["GMT-6", "GMT-06:00", "UTC-6", "GMT -6"];
console.log(`spacetime ${zones.map((zone) => spacetime(moment, zone).format("time-24")).join(" ")}`);
JS
cat > try.py <<'PY'
from datetime import timezone

from dateutil.parser import parse

moments = [parse(text).astimezone(timezone.utc) for text in open("zones.txt")]
print("dateutil", *(f"{moment:%H:%M}" for moment in moments))
PY
{
  TZ=UTC node try.mjs
  PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 try.py
  echo date $(TZ=UTC date -f zones.txt +%H:%M)
} | tee seen
cat > expected <<'TXT'
Intl writes GMT-6
PostgreSQL 02:00 02:00 02:00 14:00
AT TIME ZONE 20:00
JavaScript 14:00 14:00 14:00 14:00 14:00
spacetime 20:00 20:00 8:00 8:00
dateutil 02:00 02:00 02:00 14:00 02:00
date 14:00 14:00 14:00 14:00 14:00
TXT
cmp expected seen
