#!/bin/sh
# parsedatetime 2.6 (Python, Debian 12), which turns words into dates, with its Spanish: "4 de octubre de 2025" is the
# first of October at 20:25. It knows the names of the months, so that one expects the day beside them. But any word
# between the two parts them, "octubre" alone is the first of the month, the 4 is nothing, and the year that is left is
# an hour. So it is with "4 de octubre a las 14:30", which keeps its hour on the first; "mañana a las 8:00" is today at
# 8:00, as Spanish has no word for tomorrow there, which German and French have. Nothing is said: it answers that it has
# found a day and an hour. "4 octubre 2025" and "4/10/2025", which people hardly write, are right, so that a trial with
# them shows nothing, and a bot for reminders sends people to the door days early.
# Needs Debian 12 with its package lists.
# Seen on 1 September 2025 at 9: 4 de octubre de 2025 2025-10-01 20:25 (day and hour), 4 de octubre a las 14:30
# 2025-10-01 14:30, mañana a las 8:00 2025-09-01 08:00, 4 octubre 2025 and 4/10/2025 2025-10-04 09:00; German morgen um
# 8:00 and French demain à 8:00 2025-09-02 08:00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
chmod 755 .
apt-get download -qq python3-parsedatetime=2.6-3 >/dev/null 2>&1
dpkg-deb -x python3-parsedatetime_*.deb debian
cat > try.py <<'PY'
import datetime

import parsedatetime

texts = {
    "es": [
        "4 de octubre de 2025",
        "4 de octubre a las 14:30",
        "mañana a las 8:00",
        "4 octubre 2025",
        "4/10/2025",
    ],
    "de_DE": ["morgen um 8:00"],
    "fr_FR": ["demain à 8:00"],
}
found = {1: "day", 2: "hour", 3: "day and hour"}
for language, sentences in texts.items():
    calendar = parsedatetime.Calendar(parsedatetime.Constants(language, usePyICU=False))
    for sentence in sentences:
        moment, what = calendar.parseDT(sentence, datetime.datetime(2025, 9, 1, 9))
        print(f"{language} {sentence}: {moment:%Y-%m-%d %H:%M} ({found.get(what)})")
PY
PYTHONPATH=debian/usr/lib/python3/dist-packages PYTHONIOENCODING=utf-8 /usr/bin/python3 try.py > seen
cat seen
cat > expected <<'TXT'
es 4 de octubre de 2025: 2025-10-01 20:25 (day and hour)
es 4 de octubre a las 14:30: 2025-10-01 14:30 (day and hour)
es mañana a las 8:00: 2025-09-01 08:00 (hour)
es 4 octubre 2025: 2025-10-04 09:00 (day)
es 4/10/2025: 2025-10-04 09:00 (day)
de_DE morgen um 8:00: 2025-09-02 08:00 (day and hour)
fr_FR demain à 8:00: 2025-09-02 08:00 (day and hour)
TXT
cmp seen expected
