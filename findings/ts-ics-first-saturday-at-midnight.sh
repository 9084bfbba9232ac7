#!/bin/sh
# ts-ics 2.4.6: a meeting on the first Saturday of each month, at eight, moves to the midnight of UTC. In a calendar
# file BYDAY=1SA says the day, and the hour is that of the beginning (RFC 5545, 3.3.10); the library keeps it for rules
# by week and by the number of the day. Where BYDAY has a number, or BYSETPOS stands beside it, `extendByRecurrenceRule`
# answers with days from 0:00 on. The first meeting is then before its own beginning and left out, and in Guatemala all
# others are at six in the evening of Friday. ical.js 2.2.1 has the three Saturdays at eight.
# Seen, from 2025-10-04T14:00Z on, three times: BYDAY=1SA 2025-11-01T00:00, 2025-12-06T00:00, 2026-01-03T00:00; BYDAY=SA
# weekly and BYMONTHDAY=4 with T14:00 and the first one; ical.js 2025-10-04T14:00, 2025-11-01T14:00, 2025-12-06T14:00
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ts-ics@2.4.6 ical.js@2.2.1
cat > try.mjs <<'JS'
import ICAL from "ical.js";
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";

function byTsIcs(text) {
  const rule = convertIcsRecurrenceRule(undefined, { value: text });
  const days = extendByRecurrenceRule(rule, { start: new Date("2025-10-04T14:00:00Z") });
  return days.map((day) => day.toISOString().slice(0, 16)).join(" ");
}

function byIcal(text) {
  const days = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromString("2025-10-04T14:00:00Z"));
  return [1, 2, 3].map(() => days.next().toString().slice(0, 16)).join(" ");
}

const first = "FREQ=MONTHLY;BYDAY=1SA;COUNT=3";
const seen = [first, "FREQ=WEEKLY;BYDAY=SA;COUNT=3", "FREQ=MONTHLY;BYMONTHDAY=4;COUNT=3"].map(byTsIcs);
seen.push(byIcal(first));
console.log(seen.join(", "));
const expected = [
  "2025-11-01T00:00 2025-12-06T00:00 2026-01-03T00:00",
  "2025-10-04T14:00 2025-10-11T14:00 2025-10-18T14:00",
  "2025-10-04T14:00 2025-11-04T14:00 2025-12-04T14:00",
  "2025-10-04T14:00 2025-11-01T14:00 2025-12-06T14:00",
];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
TZ=UTC node try.mjs
