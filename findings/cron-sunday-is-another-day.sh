#!/bin/sh
# @breejs/later 4.2.0, which wakes the jobs of Bree, and APScheduler 3.9.1 (Python, Debian 12): a line of cron for the
# weekend runs on other days. In cron 0 and 7 are Sunday, and 6 is Saturday (crontab(5)). later takes 7 for
# Saturday, and "FRI-SUN" or "SAT-SUN" for Saturday alone, so that of a convention from Friday to Sunday, 5-7, nobody is
# reminded on Sunday. APScheduler's `from_crontab`, by its manual for "a standard crontab expression", counts from
# Monday as its other triggers do: 0 is Monday, 6 is Sunday, and 1-5 goes from Tuesday to Saturday. Nothing is refused,
# and each names days rightly where they stand alone, SAT or SUN. croniter 1.3.5 (Debian 12) and croner 11.0.1 have all.
# Needs Debian 12 on amd64 with its package lists.
# Seen, of 7, 5-7, SAT-SUN and 6: later Sat, Fri Sat, Sat, Sat; croner Sun, Fri Sat Sun, Sat Sun, Sat; of 0, 6, 1-5 and
# sun: APScheduler Mon, Sun, Tue Wed Thu Fri Sat, Sun; croniter Sun, Sat, Mon Tue Wed Thu Fri, Sun
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-apscheduler=3.9.1-2 python3-croniter=1.3.5-3 python3-dateutil python3-six python3-tz \
  python3-tzlocal python3-pytz-deprecation-shim python3-pkg-resources >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" debian; done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @breejs/later@4.2.0 croner@11.0.1
cat > try.mjs <<'JS'
import later from "@breejs/later";
import { Cron } from "croner";

const week = [new Date("2025-10-06T00:00:00Z"), new Date("2025-10-12T23:59:00Z")];
const names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const lines = ["7", "5-7", "SAT-SUN", "6"].map((days) => `0 8 * * ${days}`);
const write = (dates) => dates.map((date) => names[date.getUTCDay()]).join(" ");
const other = (line) => new Cron(line, { timezone: "UTC", stopAt: week[1] }).nextRuns(7, week[0]);
later.date.UTC();
console.log(`later ${lines.map((line) => write(later.schedule(later.parse.cron(line)).next(7, ...week))).join(", ")}`);
console.log(`croner ${lines.map((line) => write(other(line))).join(", ")}`);
JS
cat > try.py <<'PY'
from datetime import datetime, timedelta, timezone

from apscheduler.triggers.cron import CronTrigger
from croniter import croniter

hours = [datetime(2025, 10, day, 8, tzinfo=timezone.utc) for day in range(6, 13)]
lines = ["0 8 * * " + days for days in ("0", "6", "1-5", "sun")]


def scheduled(line, hour):
    return CronTrigger.from_crontab(line, timezone="UTC").get_next_fire_time(None, hour) == hour


def days(runs):
    return ", ".join(" ".join(f"{hour:%a}" for hour in hours if runs(line, hour)) for line in lines)


print("APScheduler", days(scheduled))
print("croniter", days(croniter.match))
PY
{
  node try.mjs
  LC_ALL=C PYTHONPATH="$PWD/debian/usr/lib/python3/dist-packages" /usr/bin/python3 try.py
} | tee seen
cat > expected <<'TXT'
later Sat, Fri Sat, Sat, Sat
croner Sun, Fri Sat Sun, Sat Sun, Sat
APScheduler Mon, Sun, Tue Wed Thu Fri Sat, Sun
croniter Sun, Sat, Mon Tue Wed Thu Fri, Sun
TXT
cmp seen expected
